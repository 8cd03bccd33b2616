/** Something the person who starts the server must put right. Its message is the whole sentence they see. */
export class StartProblem extends Error {
  override readonly name = "StartProblem";
}
