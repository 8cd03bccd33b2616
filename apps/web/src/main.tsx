import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { hasFirstView, pageIsWhole } from "./app/first-view/first-view.ts";
import { createAppRouter } from "./app/router.tsx";
import { keepInstallOffer } from "./lib/install-offer.ts";
import { createQueryClient } from "./lib/query-client.ts";
import { session } from "./lib/session.ts";
import { followTheme } from "./ui/theme.ts";
import "./ui/styles/fonts.css";
import "./ui/styles/fallback-fonts.css";
import "./ui/styles/tokens.css";
import "./ui/styles/drawing.css";
import "./ui/styles/base.css";

followTheme();
keepInstallOffer();
const started = session.start();
const queryClient = createQueryClient();
const router = createAppRouter(queryClient);

// The session is known before anything is shown, so that no screen appears and is then taken away.
await started;
if (hasFirstView()) await pageIsWhole(router);

const place = document.querySelector("#app");
if (!place) throw new Error("index.html has no place for the app.");
createRoot(place).render(
  <StrictMode>
    <App router={router} queryClient={queryClient} />
  </StrictMode>,
);
