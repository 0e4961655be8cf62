import type { Words } from '../../words.ts'

export const voice: Words<'voice'> = {
  intro: 'Legen Sie fest, wie jede Übungssprache für alle Ihre Lernenden klingt.',
  ofDevices:
    'Die Stimmen hängen vom Gerät ab. Fehlt die gewählte, spricht die beste für diese Sprache, nie die einer anderen.',
  check: 'Dieses Gerät prüfen',
  loading: 'Einstellungen werden geladen',
  failed: 'Die Einstellungen zu Stimme und Ton konnten nicht geladen werden',
  languages: 'Sprachen',
  who: 'Stimme',
  searchVoices: 'Stimmen suchen',
  noSuchVoice: 'Keine Stimme gefunden.',
  best: 'Beste Stimme des Geräts',
  usual: 'Standardstimme des Servers',
  from: { server: 'Vom Server', network: 'Braucht Internet', elsewhere: 'Nicht auf diesem Gerät' },
  here: {
    looking: 'Stimmen werden geladen\u00a0…',
    noVoice: 'Keine Stimme auf diesem Gerät',
    none: 'Dieses Gerät hat für diese Sprache keine Stimme. Lernende hören sie, wenn ihr eigenes Gerät eine hat; alle anderen lesen.',
    speaks: 'Auf diesem Gerät: {{voice}}.',
    missing: '{{wanted}} gibt es auf diesem Gerät nicht; hier spricht {{voice}}.',
    server: 'Vom Server, auf jedem Gerät gleich.',
    missingServer: '{{wanted}} gibt es auf diesem Gerät nicht; hier spricht der Server.',
    unheard: 'Die Stimme ist nicht gestartet. Starten Sie den Browser neu oder wählen Sie eine andere Stimme.',
    noPitch: 'Die Tonhöhe der Serverstimmen lässt sich nicht ändern.',
  },
  rate: 'Tempo',
  pitch: 'Tonhöhe',
  test: 'Testen',
  stop: 'Anhalten',
  microphone: {
    title: 'Wer Lernende hören darf',
    text: 'Lernende können sprechen statt tippen. Wählen Sie, was ihre Worte in Text verwandeln darf. Wir speichern nie Ton.',
    mode: {
      off: {
        label: 'Niemand',
        text: 'Das Mikrofon ist aus, Lernende tippen.',
      },
      device: {
        label: 'Nur das eigene Gerät',
        text: 'Kein Ton verlässt das Gerät. Kann ein Browser das nicht, wird getippt.',
      },
      server: {
        label: 'Auch der Server Ihrer Schule',
        text: 'Kann es das Gerät nicht, übernimmt der Server Ihrer Schule. Die Aufnahme wird gelöscht, sobald der Text da ist.',
      },
      browser: {
        label: 'Auch der Hersteller des Browsers',
        text: 'Kann es das Gerät nicht, geht die Aufnahme an Google, Microsoft oder Apple, und wo auch das nicht geht, an den Server Ihrer Schule.',
      },
    },
    noServer: 'Es ist kein Sprachserver eingerichtet.',
    told: 'Bevor Lernende zum ersten Mal sprechen, lesen sie, wer sie hört.',
  },
  switch: {
    speaks_answers: {
      label: 'Antworten automatisch vorlesen',
      text: 'Sonst hören Lernende die Antworten auf Knopfdruck.',
    },
    allows_microphone: {
      label: 'Mikrofon erlauben',
      text: 'Lernende dürfen in dieser Sprache sprechen, so wie oben gewählt.',
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
