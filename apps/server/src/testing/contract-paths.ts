import { isContractProcedure } from "@orpc/contract";

/** The procedures of a contract: "resume.getReport". */
export function pathsOf(router: object, prefix: readonly string[] = []): readonly string[] {
  return Object.entries(router).flatMap(([key, value]: [string, object]) =>
    isContractProcedure(value) ? [[...prefix, key].join(".")] : pathsOf(value, [...prefix, key]),
  );
}

/** The procedures whose address names something, and the names of its parts: "/resumes/{id}/versions/{versionId}". */
export function namingOf(router: object, prefix: readonly string[] = []): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(router).flatMap(([key, value]: [string, object]) => {
      const path = [...prefix, key];
      if (!isContractProcedure(value)) return Object.entries(namingOf(value, path));
      const names = [...(value["~orpc"].route.path ?? "").matchAll(/\{(\w+)\}/g)];
      return names.length === 0 ? [] : [[path.join("."), names.map(([, name = ""]) => name)]];
    }),
  );
}
