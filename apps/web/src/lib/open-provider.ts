/** Leaves this page for a provider, which sends the person back. A seam for tests: no page of a test goes anywhere. */
export const providerPage = {
  open: (url: string): void => window.location.assign(url),
};
