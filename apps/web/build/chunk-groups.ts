/** Modules that go into one file of the build. */
interface ChunkGroup {
  readonly name: string;
  /** Of two groups that want a module, the one with the higher number gets it. */
  readonly priority: number;
  /** Each matches at least one module there is, which `tools/chunk-groups.test.ts` checks. */
  readonly modules: readonly RegExp[];
}

/** Files of the app, without their ending: the module and its style sheet. */
function files(folder: string, names: readonly string[]): RegExp[] {
  return names.map(
    (name) => new RegExp(`/apps/web/src/${folder}/${name}\\.(tsx?|(module\\.)?css)$`, "u"),
  );
}

/** A few files instead of thirty: on a slow line small ones cost more in requests than in bytes. */
export const CHUNK_GROUPS: readonly ChunkGroup[] = [
  {
    name: "framework",
    priority: 4,
    modules: [
      "react",
      "react-dom",
      "scheduler",
      "use-sync-external-store",
      "@tanstack",
      "@orpc",
    ].map((name) => new RegExp(`/node_modules/${name}/`, "u")),
  },
  {
    // What every screen stands on.
    name: "base",
    priority: 3,
    modules: [
      /vite\/preload-helper/u,
      /\/packages\/domain\/src\/result\//u,
      /\/packages\/domain\/src\/account\/providers\./u,
      ...files("lib", [
        "api",
        "failures",
        "install-offer",
        "redirect-target",
        "session",
        "session-store",
        "storage",
        "tabs",
      ]),
      ...files("lib/sql", ["preload"]),
      ...files("shared/preview", ["stored-templates"]),
      ...files("ui", [
        "alert",
        "button",
        "field",
        "icons",
        "logo",
        "message",
        "on-demand",
        "page-title",
        "password-field",
        "spinner",
        "submit-button",
        "theme",
        "toast-store",
        "toasts",
      ]),
    ],
  },
  {
    // What the screens of visitors share.
    name: "visitor",
    priority: 2,
    modules: [
      /\/apps\/web\/src\/features\/account\/(?!.*-page\.)/u,
      /\/packages\/domain\/src\/account\/(?!language|link-name|preparation|providers|time-zone)/u,
    ],
  },
  {
    // What the first screens of a signed-in person share.
    name: "inside",
    priority: 2,
    modules: [
      /\/apps\/web\/src\/app\/(top-bar|search)\/(?!search-engine|page-entries)/u,
      /\/apps\/web\/src\/shared\/failures\//u,
      ...files("lib", ["dates", "file-size", "new-id", "numbers"]),
      ...files("ui", [
        "css-variables",
        "line-icon",
        "modal-dialog",
        "next-mark",
        "score-change",
        "score-ring",
        "score-sign",
        "theme-toggle",
        "use-media-query",
      ]),
    ],
  },
  {
    // How texts are taken apart: what the search shares with screens that are there before it is opened.
    name: "text",
    priority: 3,
    modules: [/\/packages\/domain\/src\/text\/(?:edit-distance|regex|remember|tokens)\./u],
  },
  {
    // What is fetched when the search is opened for the first time.
    name: "search",
    priority: 2,
    modules: [
      ...files("app/search", ["search-engine", "page-entries"]),
      /\/packages\/domain\/src\/search\//u,
    ],
  },
  {
    // What the screens of the Resume Engine share.
    name: "resume",
    priority: 2,
    modules: [
      /\/apps\/web\/src\/shared\/uploads\//u,
      /\/apps\/web\/src\/features\/upload\/sending\//u,
      ...files("ui", ["breakable", "drop-overlay", "page-thumb", "use-page-drop"]),
    ],
  },
  {
    // How far a learner is: what the overview and the screens of a course share.
    name: "progress",
    priority: 2,
    modules: [
      /\/apps\/web\/src\/shared\/learning\//u,
      /\/packages\/domain\/src\/learning\/(?!assessment)/u,
      ...files("shared/course", ["course-files", "outline"]),
      ...files("ui", ["arch-mark", "niche", "niche-things"]),
    ],
  },
  {
    // What the screens around a page of the course share.
    name: "standing",
    priority: 1,
    modules: [/\/apps\/web\/src\/features\/learning\/standing\//u],
  },
  {
    // A page of the course: texts, queries that run in place, exercises.
    name: "lesson",
    priority: 1,
    modules: [
      /\/apps\/web\/src\/features\/learning\/sql\//u,
      ...files("shared/course", ["inline-text", "plain-text", "text-blocks"]),
      ...files("shared/sql", ["coloured-sql", "highlight-sql", "result-grid", "sql-error-note"]),
    ],
  },
  {
    // What every editor of code stands on, without the languages: in parts it packs worse.
    name: "code-mirror",
    priority: 1,
    modules: [
      /\/node_modules\/@codemirror\/(?!lang-)/u,
      /\/node_modules\/@lezer\/(?!javascript|python)/u,
      ...["@marijn", "crelt", "style-mod", "w3c-keyname"].map(
        (name) => new RegExp(`/node_modules/${name}/`, "u"),
      ),
      ...files("shared/code/code-mirror", ["create-editor", "error-place", "theme"]),
    ],
  },
  {
    // What a list of resumes needs of the editor.
    name: "drafts",
    priority: 1,
    modules: [
      /\/apps\/web\/src\/shared\/(sync|undo)\//u,
      // Half a kilobyte that the editor and the review would each fetch as a file of its own.
      /\/packages\/domain\/src\/convert\/write-json-resume\./u,
      ...files("shared/drafts", ["draft-store", "stored-resume", "unknown-resume"]),
    ],
  },
  {
    // Widgets of most screens inside.
    name: "widgets",
    priority: 2,
    modules: files("ui", [
      "drop-overlay",
      "drop-zone",
      "form-field",
      "measure-bar",
      "menu-button",
      "name-dialog",
    ]),
  },
];

/** The groups as the bundler takes them. */
export function codeSplittingGroups() {
  return CHUNK_GROUPS.map(({ name, priority, modules }) => ({
    name,
    priority,
    test: (id: string) => modules.some((module) => module.test(id)),
  }));
}
