import { twoFactor } from "better-auth/plugins";
import { PROVIDER_SIGN_IN } from "./provider-sessions.ts";

/**
 * The second step of a sign-in: the engine's own plug-in, which asks for a code after a password, here also after a sign-in
 * at a provider. Somebody without a password may change it too; who they are is made sure of before the engine is asked.
 */
export function twoStep(makeRecoveryCodes: () => string[]) {
  const plugin = twoFactor({
    allowPasswordless: true,
    backupCodeOptions: { customBackupCodesGenerate: makeRecoveryCodes },
  });
  const after = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: (context: Parameters<typeof hook.matcher>[0]) =>
      hook.matcher(context) || context.path === PROVIDER_SIGN_IN,
  }));
  return { ...plugin, hooks: { ...plugin.hooks, after } };
}
