import { createAddressLinks } from '#server/mail/page/address-link.ts'

export const guardianLinks = createAddressLinks('/guardians', 'guardian link')
