/** Why somebody ended a session, as `details.reason` of `unauthenticated`. */
export const sessionEndings = ['terminated', 'password_changed', 'email_changed', 'replaced'] as const
export type SessionEnding = (typeof sessionEndings)[number]
