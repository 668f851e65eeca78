/** Settings that hold a secret. Each may stand in a file instead, which the setting's name with `_FILE` names. */
const SECRET =
  /^(?:DATABASE_URL|OIDC_CLIENT_(?:SECRET|KEY)|CONSENT_LOG_(?:OTHER_)?KEYS?|TRACKING_KEY|ANALYTICS_TOKEN|ERROR_REPORT_DSN|OUTSIDE_[A-Z_]+_TOKEN)$/;

export function isSecret(setting: string): boolean {
  return SECRET.test(setting);
}
