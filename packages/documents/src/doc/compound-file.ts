import { uint16, uint32, uint8, utf16Text } from "./little-endian.ts";

/** The streams of a compound file, which is a small file system in one file. Source: [MS-CFB]. */
export interface CompoundFile {
  /** A stream of the root storage by its name, or null. A stream whose chain is broken ends there. */
  readonly stream: (name: string) => Uint8Array | null;
}

interface Entry {
  readonly name: string;
  readonly type: number;
  readonly left: number;
  readonly right: number;
  readonly child: number;
  readonly start: number;
  readonly size: number;
}

interface Sectors {
  readonly size: number;
  readonly at: (sector: number) => Uint8Array;
  /** The next sector of a chain. */
  readonly after: (sector: number) => number;
  readonly count: number;
}

const ENTRY_BYTES = 128;
/** Sector numbers from here on mean the end of a chain or no sector. Source: [MS-CFB] 2.1. */
const LAST_SECTOR = 0xfffffffa;
const DIRECT_FAT_SECTORS = 109;
const STREAM = 2;
const ROOT = 5;

/** Opens a compound file; null where not even its directory can be read. */
export function openCompoundFile(bytes: Uint8Array): CompoundFile | null {
  const sectorBytes = 2 ** uint16(bytes, 0x1e);
  const miniBytes = 2 ** uint16(bytes, 0x20);
  if (![512, 4096].includes(sectorBytes) || miniBytes !== 64) return null;

  const sectorAt = (sector: number) =>
    bytes.subarray((sector + 1) * sectorBytes, (sector + 2) * sectorBytes);
  const count = Math.ceil(bytes.length / sectorBytes);
  const table = fileTable(bytes, sectorBytes, sectorAt, count);
  const sectors: Sectors = {
    size: sectorBytes,
    at: sectorAt,
    after: (sector) => table[sector] ?? LAST_SECTOR,
    count,
  };

  const entries = entriesIn(chain(sectors, uint32(bytes, 0x30)));
  const root = entries[0];
  if (root?.type !== ROOT) return null;

  const miniTable = chain(sectors, uint32(bytes, 0x3c));
  const miniStream = chain(sectors, root.start);
  const minis: Sectors = {
    size: miniBytes,
    at: (sector) => miniStream.subarray(sector * miniBytes, (sector + 1) * miniBytes),
    after: (sector) =>
      sector * 4 < miniTable.length ? uint32(miniTable, sector * 4) : LAST_SECTOR,
    count: Math.ceil(miniStream.length / miniBytes),
  };
  const smallest = uint32(bytes, 0x38);
  const names = namesBelow(entries, root);
  return {
    stream(name) {
      const entry =
        names.get(name) ?? entries.find((any) => any.type === STREAM && any.name === name);
      if (!entry) return null;
      return chain(entry.size < smallest ? minis : sectors, entry.start).subarray(0, entry.size);
    },
  };
}

/** The file allocation table: after each sector the next one of its chain. */
function fileTable(
  bytes: Uint8Array,
  sectorBytes: number,
  sectorAt: (sector: number) => Uint8Array,
  count: number,
): number[] {
  const perSector = sectorBytes / 4;
  const parts: number[] = [];
  for (let index = 0; index < DIRECT_FAT_SECTORS; index += 1) {
    parts.push(uint32(bytes, 0x4c + 4 * index));
  }
  let further = uint32(bytes, 0x44);
  for (let turns = 0; further < count && turns < count; turns += 1) {
    const sector = sectorAt(further);
    for (let index = 0; index < perSector - 1; index += 1) parts.push(uint32(sector, 4 * index));
    further = uint32(sector, 4 * (perSector - 1));
  }
  const table: number[] = [];
  for (const part of parts) {
    if (part >= count || table.length >= count) break;
    const sector = sectorAt(part);
    for (let index = 0; index < perSector; index += 1) table.push(uint32(sector, 4 * index));
  }
  return table;
}

/** The bytes of a chain of sectors. A chain that bites its own tail ends after as many sectors as there are. */
function chain(sectors: Sectors, start: number): Uint8Array {
  const parts: Uint8Array[] = [];
  for (let sector = start; sector < sectors.count; sector = sectors.after(sector)) {
    if (parts.length >= sectors.count) break;
    parts.push(sectors.at(sector));
  }
  const whole = new Uint8Array(parts.length * sectors.size);
  for (const [index, part] of parts.entries()) whole.set(part, index * sectors.size);
  return whole;
}

function entriesIn(directory: Uint8Array): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
    const nameBytes = Math.min(64, uint16(directory, at + 64));
    entries.push({
      name: utf16Text(directory, at, Math.max(0, nameBytes / 2 - 1)),
      type: uint8(directory, at + 66),
      left: uint32(directory, at + 68),
      right: uint32(directory, at + 72),
      child: uint32(directory, at + 76),
      start: uint32(directory, at + 116),
      size: uint32(directory, at + 120),
    });
  }
  return entries;
}

/** The streams of one storage. An embedded file has streams of the same names, but in a storage of its own. */
function namesBelow(entries: readonly Entry[], storage: Entry): Map<string, Entry> {
  const names = new Map<string, Entry>();
  const seen = new Set<number>();
  const open = [storage.child];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const entry = entries[index];
    if (!entry || seen.has(index)) continue;
    seen.add(index);
    if (entry.type === STREAM) names.set(entry.name, entry);
    open.push(entry.left, entry.right);
  }
  return names;
}
