import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { S3Settings } from "../../settings.ts";
import type { FileStore } from "./file-store.ts";

/** A `FileStore` in a bucket of any S3-compatible store. */
export function createBucketFileStore(settings: S3Settings): FileStore {
  const client = connect(settings);
  const Bucket = settings.bucket;

  async function fetchObject(key: string): Promise<GetObjectCommandOutput["Body"] | null> {
    try {
      return (await client.send(new GetObjectCommand({ Bucket, Key: key }))).Body;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  return {
    async keep(key, file, bytes) {
      // The length is said beforehand: S3 refuses a stream that does not say it.
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key: key,
          Body: createReadStream(file),
          ContentLength: bytes,
        }),
      );
      await rm(file, { force: true });
    },
    async open(key) {
      const body = await fetchObject(key);
      if (!body) return null;
      if (body instanceof Readable) return body;
      throw new Error("the object store gave no stream");
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    },
    async *list(prefix) {
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken }),
        );
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified) yield { key: Key, changedAt: LastModified };
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
}

function connect({ region, accessKeyId, secretAccessKey, endpoint }: S3Settings): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    ...(endpoint === undefined ? {} : { endpoint }),
    // Other servers than Amazon's keep the framing of the newer checksums as part of the file.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
}
