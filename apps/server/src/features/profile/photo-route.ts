import { ANY_REFUSAL } from "@taiyari/contract";
import { MAX_PHOTO_BYTES, PHOTO_SIDE } from "@taiyari/domain/account";
import type { FastifyInstance, FastifyReply } from "fastify";
import { API_PATH } from "../../http/api.ts";
import { refusal } from "../../http/create-server.ts";
import { refuseVisitor } from "../../http/download.ts";
import type { ContextOf } from "../../http/request-context.ts";
import { isStorageFull } from "../../storage-full.ts";
import type { ProfileDeps } from "./deps.ts";
import { jpegSize } from "../../shared/pictures/jpeg-size.ts";
import { photoKey, PHOTOS, setPhoto } from "./photo.ts";

/**
 * `PUT /api/v1/profile/photo`: a square JPEG as the body, as the page cuts it out. `GET` of a photo is for its owner and
 * for admins.
 */
export function servePhotos(
  server: FastifyInstance,
  deps: ProfileDeps,
  contextOf: ContextOf,
): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: MAX_PHOTO_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.setErrorHandler((error, request, reply) => {
      if (request.method === "PUT" && isTooLarge(error)) {
        return refuse(reply, 413, "FILE_TOO_LARGE", "This photo is too large.");
      }
      throw error;
    });
    scope.put<{ Body: unknown }>(`${API_PATH}/profile/photo`, async (request, reply) => {
      const user = await contextOf(request, reply).findSettledUser();
      if (!user) return refuseVisitor(reply);
      const photo = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const size = jpegSize(photo);
      if (!size || size.width !== PHOTO_SIDE || size.height !== PHOTO_SIDE) {
        return refuse(
          reply,
          415,
          "NOT_SUPPORTED",
          `A photo is a JPEG of ${PHOTO_SIDE} by ${PHOTO_SIDE} pixels.`,
        );
      }
      try {
        await setPhoto(deps, user.id, photo);
      } catch (error) {
        if (!isStorageFull(error)) throw error;
        const { status, message } = ANY_REFUSAL.STORAGE_FULL;
        return refuse(reply, status, "STORAGE_FULL", message);
      }
      return reply.status(204).send();
    });
  });

  server.get<{ Params: { userId: string; image: string } }>(
    `${PHOTOS}/:userId/:image`,
    async (request, reply) => {
      const user = await contextOf(request, reply).findSettledUser();
      if (!user) return refuseVisitor(reply);
      const { userId, image } = request.params;
      const mayLook = user.role === "admin" || user.id === userId;
      const isName = /^[\w-]+$/u.test(userId) && /^[\w-]+$/u.test(image);
      const content = mayLook && isName && (await deps.files.open(photoKey(userId, image)));
      if (!content) return reply.status(404).send(refusal("NOT_FOUND"));
      return reply
        .type("image/jpeg")
        .header("cache-control", "private, max-age=31536000, immutable")
        .send(content);
    },
  );
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && "statusCode" in error && error.statusCode === 413;
}

function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.status(status).send({ code, message });
}
