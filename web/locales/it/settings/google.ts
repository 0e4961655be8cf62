import type { Words } from '../../words.ts'

export const google: Words<'google'> = {
  title: 'Account collegati',
  text: 'Accedi con un clic usando un account che hai già.',
  connected: 'Collegato',
  notConnected: 'Non collegato',
  connect: 'Collega',
  connecting: 'Collegamento…',
  linked: 'Google collegato',
  disconnect: 'Scollega',
  unlinked: 'Google scollegato',
  disconnecting: {
    title: 'Scollegare Google?',
    text: 'Da quel momento accederai solo con email e password. Te lo confermeremo via email.',
    keep: 'Non scollegare',
    pending: 'Scollegamento…',
  },
  onlyWay: 'Per ora puoi accedere solo con Google. Prima di scollegarlo, aggiungi una password al tuo account.',
  setPassword: 'Imposta una password via email',
  failure: {
    google_unverified:
      'Google non ha ancora verificato l’indirizzo email di questo account. Verificalo su Google o scegli un altro account.',
    google_cancelled: 'Non hai scelto nessun account Google. Non è cambiato nulla.',
    google_expired: 'L’accesso con Google ha richiesto troppo tempo. Riprova.',
    provider_failed: 'Google non ha risposto. Riprova tra un momento.',
  },
  signUp: {
    join: 'Entra in {{school}}',
    orOwn: 'Oppure crea una tua scuola:',
    account: 'Il tuo account Google',
    otherWay: 'Usa un altro metodo',
    expired: 'Il tuo accesso con Google è scaduto. Scegli di nuovo «Continua con Google».',
  },
}
