export function DayCertificatePage() {
  return null;
}
