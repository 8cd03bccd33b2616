/**
 * A number from 0 to 2³² − 1 that looks random and is the same for the same seed and text: FNV-1a, 32 bits, and the last step of MurmurHash3.
 * Sources: RFC 9923; Appleby, "MurmurHash3", fmix32.
 */
export function seededRank(seed: number, text: string): number {
  const keyed = `${seed} ${text}`;
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < keyed.length; index++) {
    hash = Math.imul(hash ^ keyed.charCodeAt(index), 0x01_00_01_93);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
