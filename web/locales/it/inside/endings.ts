import type { Words } from '../../words.ts'

export const endings: Words<'endings'> = {
  why: {
    ended: 'La sessione è scaduta. Accedi di nuovo.',
    unreachable: 'Il server non rispondeva e la sessione è stata chiusa. Accedi di nuovo.',
    elsewhere: 'La sessione è stata chiusa in un’altra scheda. Accedi di nuovo per riprendere da dove eri.',
    terminated:
      'La tua sessione è stata terminata da un altro browser. Se non riconosci questa operazione, accedi e cambia la password.',
    password_changed:
      'La tua password è stata cambiata, quindi questa sessione si è chiusa. Accedi con la nuova password.',
    email_changed:
      'Il tuo indirizzo email è stato cambiato, quindi questa sessione si è chiusa. Accedi con quello nuovo.',
    replaced:
      'Hai effettuato l’accesso da molti altri browser, quindi la sessione più vecchia, cioè questa, si è chiusa.',
    removed: 'Non lavori più in questa scuola, quindi la sessione è stata chiusa.',
    erased: 'La tua scuola e tutto ciò che le apparteneva sono stati eliminati.',
  },
}
