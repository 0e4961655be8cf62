import { createHash, createHmac } from 'node:crypto'

/** Whose link it is, and the how manieth. */
interface LinkName {
  school_id: string
  student_id: string
  version: number
}

/** The secret of a link: 256 bits that follow from the server's key, so that it can be shown again and is kept nowhere. */
export const linkSecret = (authSecret: string, { school_id, student_id, version }: LinkName): string =>
  createHmac('sha256', authSecret)
    .update(JSON.stringify(['practice-link', school_id, student_id, version]))
    .digest('base64url')

/** What is written down of a secret. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
