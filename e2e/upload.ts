import { expect, type Page } from "@playwright/test";

/**
 * Puts a resume into the history of whoever is signed in, and its report, without going through the screens.
 *
 * @returns  the upload's id
 */
export async function uploadFor(
  page: Page,
  pdf: Buffer,
  { fileName = "asha.pdf", details = {} }: { fileName?: string; details?: object } = {},
): Promise<string> {
  const headers = { Origin: process.env["TAIYARI_URL"] ?? "" };
  const uploaded = await page.request.put(
    `/api/v1/resume/uploads?fileName=${encodeURIComponent(fileName)}&accept=pdf`,
    { headers: { ...headers, "Content-Type": "application/pdf" }, data: pdf },
  );
  expect(uploaded.status()).toBe(201);
  const { id } = await uploaded.json();
  await page.request.put(`/api/v1/resume/uploads/${id}/details`, { headers, data: { details } });
  const made = await page.request.post(`/api/v1/resume/uploads/${id}/reports`, {
    headers,
    data: { anyway: true },
  });
  expect(made.ok()).toBe(true);
  return id;
}
