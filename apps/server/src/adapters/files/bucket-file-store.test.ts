import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBucketFileStore } from "./bucket-file-store.ts";
import type { FileStore } from "./file-store.ts";
import { createFolderFileStore } from "./folder-file-store.ts";

let folder: string;
let bucketServer: S3rver;
const stores: Record<string, FileStore> = {};

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "taiyari-files-"));
  bucketServer = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: path.join(folder, "s3"),
    configureBuckets: [{ name: "taiyari", configs: [] }],
  });
  const { port } = await bucketServer.run();
  stores["a folder"] = createFolderFileStore(path.join(folder, "files"));
  stores["a bucket"] = createBucketFileStore({
    bucket: "taiyari",
    endpoint: `http://127.0.0.1:${port}`,
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  });
});

afterAll(async () => {
  await bucketServer.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(["a folder", "a bucket"])("files in %s", (kind) => {
  function store(): FileStore {
    const found = stores[kind];
    if (!found) throw new Error(`no store of kind ${kind}`);
    return found;
  }

  async function keep(key: string, content: string): Promise<string> {
    const file = path.join(folder, `arriving-${key.replaceAll("/", "-")}`);
    await writeFile(file, content);
    await store().keep(key, file, Buffer.byteLength(content));
    return file;
  }

  test("that are not there read as absent, and can be removed without complaint", async () => {
    expect(await store().open("user-resumes/asha/none")).toBeNull();
    await expect(store().remove("user-resumes/asha/none")).resolves.toBeUndefined();
  });

  test("come back byte for byte, and what they were kept from is gone", async () => {
    const content = "é".repeat(1_000_000);

    const file = await keep("user-resumes/asha/1", content);

    await expect(stat(file)).rejects.toThrow("ENOENT");
    const stream = await store().open("user-resumes/asha/1");
    expect(stream && (await text(stream))).toBe(content);
  });

  test("are listed under their prefix until they are removed", async () => {
    await keep("user-resumes/ravi/1", "one");
    await keep("user-resumes/ravi/2", "two");
    await store().remove("user-resumes/ravi/1");

    const listed: unknown[] = [];
    for await (const entry of store().list("user-resumes/ravi")) listed.push(entry);

    expect(listed).toEqual([{ key: "user-resumes/ravi/2", changedAt: expect.any(Date) }]);
  });
});

test("a folder takes no key that could lead out of it", async () => {
  await expect(stores["a folder"]?.open("user-resumes/../../secret")).rejects.toThrow("key");
});
