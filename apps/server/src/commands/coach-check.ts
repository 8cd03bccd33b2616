import { createLanguageModel } from "../adapters/language-model/create-language-model.ts";
import { explainProblem } from "../adapters/language-model/explain-problem.ts";
import { checkModel } from "../features/coach/check-model.ts";
import { dataFolderOf, readSettings } from "../settings.ts";
import { toStartProblem } from "../start-problem.ts";
import type { Command } from "./command.ts";

/** `coach-check`: asks the language model of the settings a question, and says how it went. */
export const coachCheck: Command = async () => {
  let model;
  try {
    ({ model } = readSettings(process.env));
  } catch (error) {
    const problem = toStartProblem(error, dataFolderOf(process.env));
    if (!problem) throw error;
    console.error(problem.message);
    return 1;
  }
  if (!model) {
    console.log("No language model is set, so the coach works by its own rules. See AI_PROVIDER.");
    return 0;
  }
  const { provider, baseUrl, apiKey } = model;
  console.log(`Provider ${provider}, address ${baseUrl}, model ${model.model}`);
  console.log(apiKey ? "A key is set." : "No key is set.");
  const check = await checkModel(createLanguageModel(model), (problem) =>
    explainProblem(problem, model),
  );
  console.log(check.sentence);
  return check.works ? 0 : 1;
};
