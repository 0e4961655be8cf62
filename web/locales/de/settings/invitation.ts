import type { Words } from '../../words.ts'

export const invitation: Words<'invitation'> = {
  title: '{{school}} beitreten',
  intro: 'Sie sind als Lehrkraft eingeladen. Wählen Sie, wie Sie sich anmelden möchten.',
  introCoordinator:
    'Sie sind eingeladen, in der Koordination der Schule mitzuarbeiten. Wählen Sie, wie Sie sich anmelden möchten.',
  address: 'Sie melden sich an mit',
  submit: 'Beitreten',
  submitting: 'Einen Moment\u00a0…',
  expiredTitle: 'Diese Einladung gilt nicht mehr',
  expired:
    'Sie wurde schon verwendet, zurückgezogen oder ist älter als sieben Tage. Bitten Sie Ihre Schule um eine neue.',
  incompleteTitle: 'Der Link ist unvollständig',
  incomplete: 'Öffnen Sie den Link aus der E-Mail noch einmal, oder kopieren Sie ihn ganz.',
  signIn: 'Zur Anmeldung',
  google: 'Mit Google beitreten',
  name: 'Vorname',
  last_name: 'Nachname',
  nameMissing: 'Bitte geben Sie Ihren Vornamen ein.',
}
