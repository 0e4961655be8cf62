import { createAddressLinks } from '#server/mail/page/address-link.ts'

/** Of the page on which a guardian agrees, says no or changes their mind. */
export const guardianLinks = createAddressLinks('/guardians', 'guardian link')
