/** The school of the demo, and how to sign in to it. */
export const demoSchool = {
  school_name: 'Academia Puente',
  email: 'office@academia-puente.example',
  password: 'oranges-in-the-morning',
  name: 'Marta',
  last_name: 'Ferrer',
  time_zone: 'Europe/Madrid',
} as const

/** The address of a student by what stands before the @; a name of nobody, so that no mail ever reaches anybody. */
export const addressOf = (mailbox: string) => `${mailbox}@correo.example`

/** Whose practice link the demo prints. */
export const linkedStudent = addressOf('ines.alonso')
