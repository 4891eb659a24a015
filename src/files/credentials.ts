/** One known form of a credential. */
interface Credential {
  /** As a refusal quotes it, with its article. */
  readonly name: string;
  readonly form: RegExp;
}

/** What the name of a file says of it. `path` may be of any system. */
export function spotCredentialName(path: string): string | undefined {
  const slashed = path.replaceAll('\\', '/');
  const credential = nameForms.find(({ form }) => form.test(slashed));
  return credential && `its name is that of ${credential.name}`;
}

/**
 * What the head of a file, read as Latin-1, says of it. Forms are those that their issuers document, long enough
 * not to meet hashes, identifiers or certificates by chance; a JWT is none, because reports quote them.
 */
export function spotCredential(head: string): string | undefined {
  // UTF-16, as PowerShell writes it, is ASCII with zeros in between.
  const text = head.includes('\0') ? head.replaceAll('\0', '') : head;
  const credential = contentForms.find(({ form }) => form.test(text));
  return credential && `it seems to hold ${credential.name}`;
}

const nameForms: readonly Credential[] = [
  {
    name: 'an environment file',
    form: /(?:^|\/)\.env(?:rc|\.(?!(?:[^/]*\.)?(?:example|sample|template|dist|defaults?|schema)$)[^/]+)?$/i,
  },
  { name: 'an SSH private key', form: /(?:^|\/)id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?$/i },
  { name: 'a key store', form: /\.(?:pfx|p12|jks|keystore|kdbx)$/i },
  { name: 'Google Cloud credentials', form: /(?:^|\/)gha-creds-[^/]*\.json$/i },
  { name: 'Google Cloud credentials', form: /(?:^|\/)application_default_credentials\.json$/i },
  {
    name: 'a password file',
    form: /(?:^|\/)(?:[._]netrc|\.git-credentials|\.pgpass|\.my\.cnf|\.htpasswd)$/i,
  },
  {
    name: 'a package registry login',
    form: /(?:^|\/)(?:\.npmrc|\.pypirc|\.(?:gem|cargo)\/credentials(?:\.toml)?)$/i,
  },
  { name: 'a Docker login', form: /(?:^|\/)(?:\.dockercfg|\.docker\/config\.json)$/i },
  { name: 'a cloud login', form: /(?:^|\/)(?:\.aws\/credentials|\.kube\/config|credentials\.tfrc\.json)$/i },
];

const contentForms: readonly Credential[] = [
  { name: 'a service-account key', form: /"private_key"\s*:\s*"-----BEGIN/ },
  { name: 'a private key', form: /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/ },
  { name: 'a private key', form: /PuTTY-User-Key-File-\d|AGE-SECRET-KEY-1[A-Z0-9]{50}/ },
  { name: 'a GitHub token', form: /\bgh[oprsu]_[A-Za-z0-9]{36}|\bgithub_pat_[A-Za-z0-9_]{50}/ },
  { name: 'a GitLab token', form: /\bgl(?:pat|cbt|dt|ptt|rt|soat)-[\w-]{20}/ },
  {
    name: 'an AWS secret key',
    form: /secret_?access_?key["']?\s*[:=]\s*["']?[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+])/i,
  },
  {
    name: 'an AWS secret key',
    form: /\b(?:AKIA|ASIA)[A-Z0-9]{16}["']?[\s,:;]+["']?[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+])/,
  },
  { name: 'an Azure storage key', form: /AccountKey=[A-Za-z0-9+/]{86}==/ },
  { name: 'a Slack token', form: /\bxox[abeoprs]-[A-Za-z0-9-]{10}|\bxapp-\d-[A-Z0-9]{8}/ },
  { name: 'an npm token', form: /\bnpm_[A-Za-z0-9]{36}/ },
  { name: 'a PyPI token', form: /\bpypi-AgE[\w-]{50}/ },
  { name: 'a Docker token', form: /\bdckr_[op]at_[\w-]{20}/ },
  { name: 'a Vault token', form: /\bhv[bs]\.[\w-]{24}/ },
  { name: 'a Stripe key', form: /\b[rs]k_live_[A-Za-z0-9]{20}/ },
  { name: 'a SendGrid key', form: /\bSG\.[\w-]{22}\.[\w-]{43}/ },
  { name: 'an API key', form: /\bsk-(?:ant|proj)-[\w-]{20}/ },
];
