/** "taiyari.example/certificates/7K4M-92QX" of the path "certificates/7K4M-92QX". */
export function addressOf(place: string): string {
  return `${window.location.host}/${place}`;
}

/** With its protocol, as a link and a QR code need it. */
export function linkOf(place: string): string {
  return `${window.location.origin}/${place}`;
}
