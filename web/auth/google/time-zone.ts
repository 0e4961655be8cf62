/** The browser's time zone, in which a new school's days begin. */
export const timeZoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
