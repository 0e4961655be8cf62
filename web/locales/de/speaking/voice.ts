import type { Words } from '../../words.ts'

export const voice: Words<'voice'> = {
  intro: 'So klingen die Übungssprachen. Ihre Schule legt das für alle Lernenden fest.',
  ofDevices:
    'Die Stimmen selbst bringt jedes Gerät mit. Fehlt die gewählte, spricht die beste vorhandene für diese Sprache, nie die einer anderen.',
  check: 'Dieses Gerät prüfen',
  loading: 'Einstellungen werden geladen',
  failed: 'Die Einstellungen zu Stimme und Ton konnten nicht geladen werden',
  languages: 'Sprachen',
  who: 'Wer spricht',
  searchVoices: 'Stimmen suchen',
  noSuchVoice: 'Keine Stimme heißt so.',
  best: 'Beste Stimme des Geräts',
  usual: 'Standardstimme des Servers',
  from: { server: 'Vom Server', network: 'Braucht Internet', elsewhere: 'Nicht auf diesem Gerät' },
  here: {
    looking: 'Stimmen werden geladen\u00a0…',
    noVoice: 'Keine Stimme auf diesem Gerät',
    none: 'Dieses Gerät hat für diese Sprache keine Stimme. Lernende hören sie, wenn ihr eigenes Gerät eine hat; alle anderen lesen.',
    speaks: 'Hier spricht {{voice}}.',
    missing: '{{wanted}} gibt es auf diesem Gerät nicht; hier spricht {{voice}}.',
    server: 'Der Server spricht. Das klingt auf jedem Gerät gleich.',
    missingServer: '{{wanted}} gibt es auf diesem Gerät nicht; hier spricht der Server.',
    unheard:
      'Die Stimme hat nicht eingesetzt, darum war nichts zu hören. Starten Sie den Browser neu oder wählen Sie eine andere Stimme.',
    noPitch: 'Die Tonhöhe der Serverstimmen lässt sich nicht ändern.',
  },
  rate: 'Tempo',
  pitch: 'Tonhöhe',
  test: 'Testen',
  stop: 'Anhalten',
  switch: {
    speaks_answers: {
      label: 'Antworten automatisch vorlesen',
      text: 'Sonst hören Lernende die Antworten auf Knopfdruck.',
    },
    allows_microphone: {
      label: 'Mikrofon erlauben',
      text: 'Lernende dürfen sprechen statt tippen. Der Hersteller des Browsers (Google, Microsoft oder Apple) hört das, außer wenn das Gerät selbst Sprache versteht. Wir speichern keinen Ton. Ausgeschaltet, bis Sie es einschalten.',
    },
    shows_captions: { label: 'Untertitel', text: 'Was ein Avatar sagt, lässt sich mitlesen.' },
  },
  state: {
    speaks_answers: { on: 'Vorlesen', off: 'Ohne Vorlesen' },
    allows_microphone: { on: 'Mikrofon', off: 'Ohne Mikrofon' },
    shows_captions: { on: 'Untertitel', off: 'Ohne Untertitel' },
  },
  saving: 'Wird gespeichert\u00a0…',
  saved: 'Gespeichert',
  notSaved: 'Nicht gespeichert',
  retry: 'Erneut versuchen',
  past: 'Bei {{language}} wurde nichts geändert',
  pastText: 'Jemand anderes hat inzwischen etwas geändert. Sie sehen jetzt diesen Stand.',
  empty: {
    title: 'Noch ist keine Übungssprache eingeschaltet',
    text: 'Sobald Sie gewählt haben, was Ihre Lernenden üben, legen Sie hier fest, wie es klingt.',
    action: 'Sprachen wählen',
  },
}
