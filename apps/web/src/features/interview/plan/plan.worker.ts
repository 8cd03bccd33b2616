import { answerQuestions } from "../../../lib/workers/worker-line.ts";
import { createPlanAnswerer } from "./answer-plan.ts";

answerQuestions(createPlanAnswerer());
