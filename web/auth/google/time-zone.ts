/** The browser's time zone, in which a new school's days begin. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
