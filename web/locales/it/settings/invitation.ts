import type { Words } from '../../words.ts'

export const invitation: Words<'invitation'> = {
  title: 'Entra in {{school}}',
  intro: 'Ti hanno invitato come insegnante. Scegli come accedere.',
  introCoordinator: 'Ti hanno invitato a coordinare la scuola. Scegli come accedere.',
  address: 'Accederai con',
  submit: 'Entra',
  submitting: 'Un momento…',
  expiredTitle: 'Questo invito non vale più',
  expired: 'È già stato usato, è stato ritirato o risale a più di sette giorni fa. Chiedine uno nuovo alla tua scuola.',
  incompleteTitle: 'Il link è incompleto',
  incomplete: 'Apri di nuovo il link dell’email o copialo per intero.',
  signIn: 'Vai all’accesso',
  google: 'Entra con Google',
  name: 'Nome',
  last_name: 'Cognome',
  nameMissing: 'Inserisci il tuo nome.',
}
