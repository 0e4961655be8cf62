import { createAddressLinks } from '#server/mail/page/address-link.ts'

export const stopLinks = createAddressLinks('/reminders/stop', 'stop link')
