import { crc32, deflateRawSync } from "node:zlib";

/** A ZIP of these files. Source: APPNOTE.TXT 6.3.10 (PKWARE), 4.3.7, 4.3.12 and 4.3.16. */
export function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const contents: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const facts = factsOf(bytes, packed.length, name);
    const local = Buffer.concat([signature(0x04034b50), facts, Buffer.from(name), packed]);
    contents.push(local);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(signature(0x02014b50), Buffer.from([20, 0]), facts, rest, Buffer.from(name));
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(contents.length, 4);
  end.writeUInt16LE(contents.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...contents, listed, signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** What stands of a file before its content as well as in the directory. */
function factsOf(bytes: Buffer, packedSize: number, name: string): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(packedSize, 14);
  facts.writeUInt32LE(bytes.length, 18);
  facts.writeUInt16LE(Buffer.byteLength(name), 22);
  return facts;
}
