export const demoSchool = {
  school_name: 'Academia Puente',
  email: 'office@academia-puente.example',
  password: 'oranges-in-the-morning',
  name: 'Marta',
  last_name: 'Ferrer',
  time_zone: 'Europe/Madrid',
} as const

/** A reserved domain, so that no mail ever arrives. */
export const addressOf = (mailbox: string) => `${mailbox}@correo.example`

export const linkedStudent = addressOf('ines.alonso')
