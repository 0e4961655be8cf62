import type { Words } from '../../words.ts'

export const device: Words<'device'> = {
  title: 'Dieses Gerät prüfen',
  intro:
    'Was dieses Gerät im Unterricht sprechen und verstehen kann. Öffnen Sie die Seite vor der Stunde auf dem Gerät selbst.',
  failed: 'Ihre Sprachen konnten nicht geladen werden',
  print: 'Drucken',
  looking: 'Stimmen werden gesucht\u00a0…',
  on: '{{browser}} unter {{system}}',
  unknown: 'Unbekannter Browser',
  summary: {
    both: 'Dieses Gerät kann {{languages}} sprechen und verstehen.',
    speaks: 'Dieses Gerät kann {{languages}} sprechen.',
    butNot: 'Für {{languages}} fehlt eine Stimme.',
    nothing: 'Dieses Gerät kann keine dieser Sprachen sprechen.',
    none: 'Dieses Gerät hat keine Stimme für {{languages}}.',
    hears: 'Es versteht, was Lernende sagen.',
    deaf: 'Gesprochenes versteht es nicht: Lernende schreiben stattdessen.',
    off: 'Das Mikrofon ist für Ihre Schule ausgeschaltet: Lernende schreiben.',
  },
  languages: 'Sprachen',
  all: 'Alle {{number}} Sprachen',
  listen: 'Anhören',
  speaks: {
    local: 'Stimme auf diesem Gerät: {{voice}}',
    network: 'Stimme über das Internet: {{voice}}',
    server: 'Stimme vom Server: {{voice}}',
    none: 'Keine Stimme',
  },
  hears: { no: 'Versteht Gesprochenes nicht' },
  heard: {
    device: 'Spracherkennung auf diesem Gerät',
    installable: 'Spracherkennung auf diesem Gerät möglich',
    browser: 'Spracherkennung beim Hersteller des Browsers ({{maker}})',
    unknown: 'Spracherkennung beim Hersteller des Browsers',
    server: 'Spracherkennung auf dem Server Ihrer Schule',
    install: 'Installieren',
    installing: 'Wird installiert\u00a0…',
    notInstalled: 'Das hat nicht geklappt. Versuchen Sie es später noch einmal.',
    off: 'Das Mikrofon ist für Ihre Schule ausgeschaltet. Unter „Stimme und Ton“ können Sie es einschalten.',
    offForTeachers: 'Das Mikrofon ist für Ihre Schule ausgeschaltet. Die Koordination kann es einschalten.',
  },
  hearing: {
    sends: 'Um Gesprochenes in Text zu verwandeln, schickt {{browser}} den Ton an {{maker}}.',
    maySend: 'Um Gesprochenes in Text zu verwandeln, schickt {{browser}} den Ton unter Umständen an seinen Hersteller.',
    no: '{{browser}} kann Gesprochenes hier nicht in Text verwandeln. Chrome, Edge und Safari können das meistens.',
  },
  microphone: {
    title: 'Mikrofon',
    text: 'Starten Sie den Test und sagen Sie einen Satz. Der Ton bleibt auf diesem Gerät und wird nicht gespeichert.',
    test: 'Mikrofon testen',
    stop: 'Anhalten',
    level: 'Pegel',
    volume: { silent: 'Kein Ton', quiet: 'Leise', good: 'Gut', loud: 'Sehr laut' },
    status: {
      untested: 'Noch nicht getestet',
      asking: 'Der Browser fragt, ob er zuhören darf. Bitte erlauben Sie es.',
      listening: 'Sagen Sie etwas\u00a0…',
      works: 'Das Mikrofon funktioniert.',
      quiet: 'Es war nichts zu hören. Prüfen Sie, ob das richtige Mikrofon ausgewählt und nicht stummgeschaltet ist.',
      denied:
        'Das Mikrofon ist für diese Seite ausgeschaltet. Schalten Sie es in den Website-Einstellungen des Browsers ein und testen Sie noch einmal.',
      none: 'Kein Mikrofon gefunden. Schließen Sie eines an und testen Sie noch einmal.',
      busy: 'Das Mikrofon ist nicht verfügbar. Schließen Sie andere Programme, die es benutzen, und testen Sie noch einmal.',
    },
  },
  advice: {
    title: 'Stimme installieren',
    text: 'Stimmen sind kostenlos und werden auf jedem Gerät einmal installiert.',
    missing: 'Hier fehlt noch eine Stimme für: {{languages}}.',
    system: 'Gerät',
    restart: 'Schließen Sie den Browser ganz, öffnen Sie ihn neu und kommen Sie auf diese Seite zurück.',
    steps: {
      windows: {
        first: 'Öffnen Sie Einstellungen → Zeit und Sprache → Sprache und Region und fügen Sie die Sprache hinzu.',
        second:
          'Kreuzen Sie bei den Sprachfeatures „Text-zu-Sprache“ an und warten Sie, bis die Installation fertig ist.',
        third: 'Oder verwenden Sie Microsoft Edge: Dort gibt es über das Internet Stimmen für viele Sprachen.',
      },
      macos: {
        first:
          'Öffnen Sie Systemeinstellungen → Bedienungshilfen → Gesprochene Inhalte (in neueren Versionen: Lesen & Sprechen).',
        second: 'Klicken Sie neben „Systemstimme“ auf die Info-Taste oder wählen Sie im Menü „Stimmen verwalten“.',
        third: 'Wählen Sie die Sprache und laden Sie eine Stimme.',
      },
      ios: {
        first:
          'Öffnen Sie Einstellungen → Bedienungshilfen → Gesprochene Inhalte (in neueren Versionen: Lesen & Sprechen).',
        second: 'Tippen Sie auf „Stimmen“ und wählen Sie die Sprache.',
        third: 'Laden Sie eine Stimme herunter.',
      },
      android: {
        first:
          'Öffnen Sie die Einstellungen und suchen Sie nach „Sprachausgabe“ (auf manchen Geräten „Text-in-Sprache“ oder „Text-zu-Sprache“).',
        second:
          'Öffnen Sie die Einstellungen des Moduls, meist das von Google, und tippen Sie auf „Sprachdaten installieren“.',
        third: 'Wählen Sie die Sprache und laden Sie eine Stimme.',
      },
      chromeos: {
        first: 'Öffnen Sie Einstellungen → Bedienungshilfen → Sprachausgabe.',
        second: 'Öffnen Sie die Einstellungen des Sprachmoduls von Google und fügen Sie die Sprache hinzu.',
        third: 'Bleiben Sie online, bis die Stimme da ist.',
      },
      linux: {
        first: 'Installieren Sie die Pakete speech-dispatcher und espeak-ng.',
        second: 'Verwenden Sie Firefox: Er nutzt diese Pakete.',
        third: 'Oder verwenden Sie Google Chrome: Dort gibt es über das Internet Stimmen für mehrere Sprachen.',
      },
    },
  },
  paper: { checked: 'Geprüft am {{date}}', computer: 'Computer', by: 'Geprüft von' },
}
