import { zlibSync } from "fflate";
import {
  dictionary,
  hex,
  name,
  type PdfDictionary,
  type PdfReference,
  type PdfValue,
  serialize,
} from "./objects.ts";

/** Gathers the objects of a file. Numbers are given in order, so the same calls give the same bytes. */
export interface PdfWriter {
  /** A number for an object that is `set` later. */
  readonly reserve: () => PdfReference;
  readonly set: (reference: PdfReference, value: PdfValue) => void;
  readonly add: (value: PdfValue) => PdfReference;
  /** @param packed  whether to compress; false for data that is, or that tools read without unpacking */
  readonly addStream: (
    entries: PdfDictionary["entries"],
    data: Uint8Array,
    packed?: boolean,
  ) => PdfReference;
  /**
   * The file: PDF 1.7 with object and cross-reference streams.
   *
   * @throws  an Error when a reserved object was never set
   */
  readonly save: (catalog: PdfReference, info: PdfReference) => Uint8Array;
}

type Stored =
  | { readonly kind: "value"; readonly value: PdfValue }
  | {
      readonly kind: "stream";
      readonly entries: PdfDictionary["entries"];
      readonly data: Uint8Array;
    };

/** Objects that one object stream holds; readers unpack it whole to get at one. */
const OBJECTS_PER_STREAM = 200;
const LEVEL = 6;

/** Source: ISO 32000-1:2008 §7.5.7 (object streams), §7.5.8 (cross-reference streams). */
export function createWriter(): PdfWriter {
  const objects: (Stored | null)[] = [null];
  const reserve = (): PdfReference => ({ kind: "reference", id: objects.push(null) - 1 });
  const store = (stored: Stored) => {
    const reference = reserve();
    objects[reference.id] = stored;
    return reference;
  };
  return {
    reserve,
    set(reference, value) {
      objects[reference.id] = { kind: "value", value };
    },
    add: (value) => store({ kind: "value", value }),
    addStream(entries, data, packed = true) {
      const filter = packed ? { Filter: name("FlateDecode") } : {};
      const content = packed ? pack(data) : data;
      return store({ kind: "stream", entries: { ...entries, ...filter }, data: content });
    },
    save: (catalog, info) => write(objects, catalog, info),
  };
}

/** A stream's data as `FlateDecode` has it. */
export function pack(data: Uint8Array): Uint8Array {
  return zlibSync(data, { level: LEVEL });
}

/** Characters up to U+00FF as one byte each. */
export function latin1(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

function write(
  objects: readonly (Stored | null)[],
  catalog: PdfReference,
  info: PdfReference,
): Uint8Array {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const put = (data: Uint8Array | string) => {
    const bytes = typeof data === "string" ? latin1(data) : data;
    chunks.push(bytes);
    length += bytes.length;
  };
  /** By object number: type, second and third field of the cross-reference stream. */
  const places: (readonly [number, number, number])[] = [[0, 0, 0xffff]];
  const putStream = (id: number, entries: PdfDictionary["entries"], data: Uint8Array) => {
    places[id] = [1, length, 0];
    const head = serialize(dictionary({ ...entries, Length: data.length }));
    put(`${id} 0 obj\n${head}\nstream\n`);
    put(data);
    put("\nendstream\nendobj\n");
  };

  put("%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3\n");
  const plain: { id: number; value: PdfValue }[] = [];
  for (const [id, stored] of objects.entries()) {
    if (id === 0) continue;
    if (!stored) throw new Error(`Object ${id} was never set.`);
    if (stored.kind === "stream") putStream(id, stored.entries, stored.data);
    else plain.push({ id, value: stored.value });
  }
  let next = objects.length;
  const flate = name("FlateDecode");
  for (let at = 0; at < plain.length; at += OBJECTS_PER_STREAM) {
    const members = plain.slice(at, at + OBJECTS_PER_STREAM);
    let index = "";
    let body = "";
    for (const [order, { id, value }] of members.entries()) {
      places[id] = [2, next, order];
      index += `${id} ${body.length} `;
      body += `${serialize(value)}\n`;
    }
    const entries = { Type: name("ObjStm"), N: members.length, First: index.length, Filter: flate };
    putStream(next++, entries, pack(latin1(index + body)));
  }
  const start = length;
  places[next] = [1, start, 0];
  const table = pack(tableOf(places));
  const digits = fingerprint(chunks).repeat(2);
  const id = { kind: "hex", digits } as const;
  putStream(
    next,
    {
      Type: name("XRef"),
      Size: next + 1,
      W: [1, 4, 2],
      Root: catalog,
      Info: info,
      ID: [id, id],
      Filter: flate,
    },
    table,
  );
  put(`startxref\n${start}\n%%EOF\n`);

  const file = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    file.set(chunk, at);
    at += chunk.length;
  }
  return file;
}

function tableOf(places: readonly (readonly [number, number, number])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(7 * places.length));
  for (const [id, [type, second, third]] of places.entries()) {
    view.setUint8(7 * id, type);
    view.setUint32(7 * id + 1, second);
    view.setUint16(7 * id + 5, third);
  }
  return new Uint8Array(view.buffer);
}

/** Sixteen digits from the bytes so far, FNV-1a twice: a file identifier, not a proof of anything. */
function fingerprint(chunks: readonly Uint8Array[]): string {
  let [a, b] = [0x811c_9dc5, 0x1234_5678];
  for (const chunk of chunks) {
    for (const byte of chunk) {
      a = Math.imul(a ^ byte, 0x0100_0193) >>> 0;
      b = Math.imul(b ^ byte ^ 0x55, 0x0100_0193) >>> 0;
    }
  }
  return hex(a, 8) + hex(b, 8);
}
