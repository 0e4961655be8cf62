import { fieldOf } from '#server/lib/field-of.ts'

const certificates: Record<string, (host: string) => string> = {
  CERT_HAS_EXPIRED: (host) => `the certificate of ${host} has expired and must be renewed`,
  CERT_NOT_YET_VALID: (host) => `the certificate of ${host} is not valid yet: check the clocks of both machines`,
  ERR_TLS_CERT_ALTNAME_INVALID: (host) =>
    `the certificate of ${host} is for another host name: use that name in SMTP_URL`,
}
const untrustedCertificate =
  /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER_CERT|UNABLE_TO_GET_ISSUER_CERT_LOCALLY|CERT_UNTRUSTED|INVALID_CA)$/
const unreachable = new Set(['ECONNECTION', 'EDNS', 'ETIMEDOUT'])
const commands: Record<string, (host: string) => string> = {
  'RCPT TO': (host) => `${host} rejected the recipient`,
  'MAIL FROM': (host) => `${host} rejected the sender: check MAIL_FROM`,
}

export function describeMailError(error: unknown, smtpUrl: string): string {
  const { hostname, host } = new URL(smtpUrl)
  const [code = '', cause = '', command = '', answer] = ['code', 'originalCode', 'command', 'responseCode'].map(
    (field) => fieldOf(error, field),
  )
  const why = clauseOf({ code, cause, command }, { hostname, host })
  const details = [cause || code, answer].filter(Boolean).join(', ')
  return details ? `${why} (${details})` : why
}

function clauseOf(
  { code, cause, command }: { code: string; cause: string; command: string },
  { hostname, host }: Pick<URL, 'hostname' | 'host'>,
): string {
  if (untrustedCertificate.test(cause))
    return `the certificate of ${hostname} is not trusted: set NODE_EXTRA_CA_CERTS to a file with the certificate of the authority that signed it`
  const clause = certificates[cause] ?? commands[command]
  if (clause) return clause(hostname)
  if (code === 'EAUTH') return `${hostname} rejected the user name or password in SMTP_URL`
  if (code === 'ETLS') return `${hostname} does not offer TLS on this port, and passwords are only sent over TLS`
  if (unreachable.has(code) || (code === 'ESOCKET' && cause)) return `${host} can’t be reached`
  return `${hostname} did not accept the email`
}
