import type { Words } from '../words.ts'

export const endings: Words<'endings'> = {
  ended: 'La sessione è scaduta. Accedi di nuovo.',
  unreachable: 'Il server non rispondeva e la sessione è stata chiusa. Accedi di nuovo.',
  terminated:
    'La tua sessione è stata chiusa da un altro browser. Se non riconosci questa operazione, accedi e cambia la password.',
  password_changed: 'La tua password è stata cambiata, quindi qui la sessione è stata chiusa. Accedi con quella nuova.',
  email_changed:
    'Il tuo indirizzo e-mail è stato cambiato, quindi qui la sessione è stata chiusa. Accedi con quello nuovo.',
  replaced: 'Ci sono stati accessi da molti browser: la sessione più vecchia, questa, è stata chiusa.',
  erased: 'La tua scuola e tutto ciò che le apparteneva sono stati eliminati.',
}
