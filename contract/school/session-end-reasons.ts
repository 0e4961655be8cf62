/** Values of `details.reason` of `unauthenticated`. */
export const sessionEndReasons = ['terminated', 'password_changed', 'email_changed', 'replaced', 'removed'] as const
export type SessionEndReason = (typeof sessionEndReasons)[number]
