import type { TemplateFiles } from "@taiyari/content/templates";
import type { LinkDeps } from "../../shared/links/admit-visitor.ts";

export interface SharingDeps extends LinkDeps {
  /** What shared resumes are shown in. The first stands in for one that is not there. */
  readonly templates: readonly TemplateFiles[];
}
