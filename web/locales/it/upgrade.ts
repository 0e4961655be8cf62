import type { Words } from '../words.ts'

export const upgrade: Words<'upgrade'> = {
  loading: 'Caricamento dei piani',
  title: 'Scegli il tuo piano',
  intro: 'Si paga ogni mese. Puoi cambiare piano quando vuoi.',
  reason: {
    none: 'La tua scuola non ha ancora un piano. Scegline uno per iniziare.',
    trial: 'La tua prova gratuita è finita. I tuoi studenti e i tuoi chatbot sono ancora qui.',
    failure:
      'L’ultimo pagamento non è riuscito e l’accesso è sospeso. I tuoi studenti e i tuoi chatbot sono ancora qui.',
    school: 'Il tuo abbonamento è stato disdetto ed è scaduto. I tuoi studenti e i tuoi chatbot sono ancora qui.',
  },
  trialUsed: 'La tua scuola ha già usato la prova gratuita, e qui i piani a pagamento non sono ancora disponibili.',
  trialUntil: 'Fine della prova gratuita: {{date}}.',
  runsUntil: 'Il tuo abbonamento è stato disdetto. Scadenza: {{date}}.',
  testMode: 'Modalità di prova',
  testModeHint: 'Non ti viene addebitato nulla.',
  tier: { starter: 'Starter', plus: 'Plus', pro: 'Pro' },
  tierFor: {
    starter: 'Per una scuola piccola o un solo corso',
    plus: 'Per una scuola con più classi',
    pro: 'Per una scuola grande con molte lingue',
  },
  seats_one: '{{count}} studente attivo',
  seats_other: '{{count}} studenti attivi',
  languages_one: '{{count}} lingua',
  languages_other: '{{count}} lingue',
  feature: 'Chatbot e avatar personalizzati',
  current: 'Piano attuale',
  start: 'Inizia la prova gratuita',
  starting: 'Avvio…',
  trial_one: '{{count}} giorno gratis, senza carta',
  trial_other: '{{count}} giorni gratis, senza carta',
  started: 'La tua prova gratuita è iniziata',
  upgradeTo: 'Passa a {{tier}}',
  switchTo: 'Passa a {{tier}}',
  changing: 'Cambio in corso…',
  changed: 'Il tuo piano ora è {{tier}}',
  overLimit_one:
    '{{tier}} ha {{count}} posto in meno rispetto ai tuoi studenti attivi. Prima disattivane uno: la sua cronologia resta.',
  overLimit_other:
    '{{tier}} ha {{count}} posti in meno rispetto ai tuoi studenti attivi. Prima disattivane altrettanti: la loro cronologia resta.',
  loadFailed: 'Non è stato possibile caricare il tuo piano.',
  retry: 'Riprova',
  signedInAs: 'Il tuo account: {{email}}',
  logout: 'Esci',
}
