import { createAddressLinks } from '#server/mail/page/address-link.ts'

/** Of the page on which a student stops reminders. */
export const stopLinks = createAddressLinks('/reminders/stop', 'stop link')
