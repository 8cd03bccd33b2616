import { isCourseDocsPath } from "./course-path.ts";
import { isEditorPath, isResumeListPath } from "./editor-path.ts";
import { isInterviewPath } from "./interview-path.ts";
import { isPracticePath } from "./practice-path.ts";
import { isSimulationPath } from "./simulation-path.ts";

/** Whether the screen at a path opens without a connection: the editor and the list of resumes, the pages of the course, the Practice Lab, the Interview Studio, the Work Simulation. */
export function isOfflinePath(path: string): boolean {
  return (
    isEditorPath(path) ||
    isResumeListPath(path) ||
    isCourseDocsPath(path) ||
    isPracticePath(path) ||
    isInterviewPath(path) ||
    isSimulationPath(path)
  );
}
