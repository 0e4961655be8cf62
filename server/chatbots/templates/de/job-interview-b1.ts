import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const jobInterviewB1 = template({
  id: 'job-interview-b1',
  name: 'Das Vorstellungsgespräch',
  language: 'de',
  level: 'B1',
  description:
    'Du bist zu einem Vorstellungsgespräch eingeladen. Stell dich gut vor und find heraus, ob die Stelle zu dir passt.',
  role: 'Personalleiterin eines Reiseunternehmens in Hamburg',
  partner_name: 'Frau Hansen',
  region: 'DE',
  scenario:
    'Die Firma sucht jemanden für den Kundenservice. Deine Bewerbung war gut, deshalb bist du eingeladen. Seit der Anzeige hat sich an der Stelle etwas geändert.',
  goals: [
    'Ich kann meine Erfahrungen und Stärken vorstellen.',
    'Ich kann ein Beispiel aus meinem Leben geben.',
    'Ich kann positiv über eine Schwäche sprechen.',
    'Ich kann gute Fragen zu einer Stelle stellen.',
  ],
  grammar: ['Perfekt und Präteritum', 'Konjunktiv II: Ich würde …', 'Nebensätze mit weil, dass und wenn'],
  vocabulary: words({
    'die Schule beenden': 'mit der Schule fertig werden',
    'sich interessieren': 'etwas wissen und lernen wollen',
    'unter Druck': 'mit wenig Zeit und viel Arbeit',
    überbucht: 'es gibt mehr Gäste als Plätze',
    'die Lösung': 'das Ende von einem Problem',
    schwerfallen: 'nicht leicht sein',
    üben: 'etwas oft machen, um es zu lernen',
    'das Team': 'die Leute, die zusammen arbeiten',
    'die Einarbeitung': 'die Zeit, in der man eine neue Arbeit lernt',
    verdienen: 'Geld für Arbeit bekommen',
    'das Gehalt': 'das Geld, das man im Monat verdient',
    'die Gleitzeit': 'man kann die Arbeitszeit selbst wählen',
  }),
  facts: [
    fact(
      'Wie groß ist das Team, und gibt es am Anfang eine Einarbeitung?',
      ['Team|Kollegen|Leute|Abteilung', 'Einarbeitung|eingearbeitet|lerne ich|Anfang'],
      'Wir sind neun, und die Einarbeitung dauert zwei Wochen.',
    ),
    fact(
      'Wie groß ist das Team?',
      'Team|Kollegen|Kolleginnen|Abteilung|wie viele Leute|Mitarbeiter*',
      'Im Kundenservice sind wir neun, zwischen zweiundzwanzig und sechzig Jahre alt.',
    ),
    fact(
      'Gibt es eine Einarbeitung?',
      'Einarbeitung|eingearbeitet|Schulung*|Fortbildung*|Weiterbildung|Kurs*',
      'Die Einarbeitung dauert zwei Wochen, und jeder bekommt eine erfahrene Kollegin an die Seite.',
    ),
    fact(
      'Wie hoch ist das Gehalt?',
      'Gehalt|verdien*|bezahlt|zahlen Sie|Lohn|Geld|brutto|netto|Bonus',
      'Am Anfang liegt das Gehalt zwischen zweitausendvierhundert und zweitausendachthundert Euro.',
    ),
    fact(
      'Wie viele Urlaubstage gibt es?',
      'Urlaub*|Ferien|frei|Feiertag*',
      'Dreißig Tage im Jahr, und unsere Reisen bekommen Sie billiger.',
    ),
    fact(
      'Wie sind die Arbeitszeiten?',
      'Arbeitszeit*|Gleitzeit|Stunden|Schicht*|Uhr|Überstunden|Wochenende|Vollzeit|Teilzeit',
      'Es sind achtunddreißig Stunden in der Woche, mit Gleitzeit, nur die zwei Abende sind fest.',
    ),
    fact(
      'Kann ich im Homeoffice arbeiten?',
      'Homeoffice|zu *hause|von zu *hause|remote',
      'Ja, nach der Einarbeitung zwei Tage in der Woche.',
    ),
    fact(
      'Welche Abende sind es?',
      ['welche*|wann|an welchen|wie lange', 'Abend*|Tage'],
      'Dienstag und Donnerstag, jeweils bis neun Uhr.',
    ),
    fact(
      'Was sind meine Aufgaben?',
      'Aufgabe*|was mache ich|was muss ich|typischer Tag|Arbeitstag|genau machen',
      'Sie beraten Kunden am Telefon und per Mail, und Sie helfen, wenn auf einer Reise etwas schiefgeht.',
    ),
    fact(
      'Wann kann ich anfangen?',
      ['wann', 'anfangen|beginnen|beginnt|Anfang|starten'],
      'Am liebsten zum nächsten Ersten, aber wir sind flexibel.',
    ),
    fact(
      'Wann bekomme ich Bescheid?',
      'Bescheid|Antwort|Entscheidung|entscheiden|melden|hören',
      'Bis Freitag rufe ich Sie an, auf jeden Fall.',
    ),
    fact(
      'Wie viele Bewerber gibt es?',
      'Bewerber*|andere Kandidaten|Kandidat*|Bewerbungen',
      'Wir haben sechs Leute eingeladen, Sie sind die vierte Person.',
    ),
    fact(
      'Gibt es eine Probezeit?',
      'Probezeit|befristet|unbefristet|Vertrag|kündigen',
      'Die Probezeit dauert sechs Monate, danach ist der Vertrag unbefristet.',
    ),
    fact(
      'Kann ich Karriere machen?',
      'Karriere|aufsteigen|Aufstieg|Chancen|Zukunft|entwickeln',
      'Ja, zwei unserer Teamleiterinnen haben im Kundenservice angefangen.',
    ),
    fact(
      'Welche Sprachen brauche ich?',
      'Sprache*|Englisch|Deutschkenntnisse|Deutsch',
      'Deutsch und Englisch, und jede weitere Sprache ist ein Geschenk.',
    ),
    fact(
      'Wo ist das Büro?',
      'Büro|Kantine|Parkplatz|Haltestelle|Essen|mittags',
      'Unser Büro liegt direkt am Hafen, und unten ist eine gute Kantine.',
    ),
    fact(
      'Gibt es eine Kleiderordnung?',
      'Kleidung|Kleider*|anziehen|Anzug|Dresscode|Krawatte',
      'Nein, ordentlich genügt. Krawatten sehen Sie hier selten.',
    ),
    fact(
      'Wie lange arbeiten Sie schon hier?',
      ['lange|gern*|gefällt|seit wann', 'Sie', 'arbeiten|hier|Firma|Unternehmen'],
      'Seit zwölf Jahren, und ich bin immer noch gern hier. Das liegt an den Kollegen.',
    ),
    fact('Wie heißen Sie?', 'wie heißen|Ihr Name|wer sind Sie', 'Hansen, ich leite die Personalabteilung.'),
    fact(
      'Reisen Sie selbst gern?',
      ['reisen|Reise*|Urlaub|Land', 'Sie|gern|Lieblings*'],
      'Sehr gern, am liebsten mit dem Zug nach Norden.',
    ),
    fact('Wie geht es Ihnen?', 'wie geht', 'Danke, gut. Ich hoffe, Sie sind nicht zu nervös.'),
  ],
  steps: [
    step(
      'Erzählen Sie zuerst bitte etwas über sich. Was haben Sie bisher gemacht?',
      [],
      'Sprich über Schule, Ausbildung und Arbeit: „Ich habe … gearbeitet“.',
      'Ich habe vor zwei Jahren die Schule beendet und arbeite seitdem in einem Hotel.',
      {
        other_wordings: [
          'Stellen Sie sich bitte kurz vor. Was haben Sie gelernt, wo haben Sie gearbeitet?',
          'Ihren Lebenslauf habe ich gelesen, aber ich höre es lieber von Ihnen: Was haben Sie bisher gemacht?',
        ],
        topics: [
          'Verschiedenes|alles Mögliche|viele Dinge|Friseur*|Post|Polizei|Pflege*|Krankenpfleger*|Programmierer*|IT|Elektriker*|Mechaniker*',
          'Abitur|Abschluss|Gymnasium|Klasse|beendet|fertig|Ausbildung|gelernt|Lehre|Studium|studier*|Uni*|Diplom|Bachelor|Master|Kurs*|Praktikum|Praktika|Student*',
          '*jobbt|Schüler*|*arbeit*|Arbeit|Job*|Firma|Hotel|Café|Büro|Laden|Geschäft|Bank|Krankenhaus|Verkäufer*|verkauft|Kellner*|Ingenieur*|Sekretär*|Koch|Köchin|Fahrer*|Kunden*|Kollege*|selbstständig|Rezeption|Callcenter|Beruf*|Stelle|Erfahrung*|Team|verantwortlich|Projekt*',
          'geboren|aufgewachsen|heiße|gewohnt|gelebt|Ausland|gereist|Sprache*|Hausfrau|Hausmann|arbeitslos|verheiratet|Deutschland|umgezogen|# Jahre|# Jahren|seit # Jahren|vor # Jahren|seit einem Jahr|als Lehrer*|bin Lehrer*|Lehrer von|im Restaurant|in einem Restaurant|als Bäcker*|bin Bäcker*',
          'in einer Fabrik|im Supermarkt|habe Kinder|# Kinder|meine Familie|mein Name|ich komme|komme aus|als Arzt|bin Ärztin|als Ärztin|die Schule|der Schule|in der Schule|zur Schule|Hauptschule|Realschule|Schule beendet|Schule besucht|Schulabschluss|ich arbeite|arbeite als|arbeite bei|arbeite in',
          'arbeite seit|gearbeitet|arbeitete|ich lerne|war Lehrer*|war Ärztin|war Arzt',
        ],
        reactions: [
          when('Hotel|Rezeption|Tourismus|Reisebüro|gereist|Flughafen', [
            'Ein Hotel, dann kennen Sie unsere Kunden schon ein bisschen.',
            'Dann wissen Sie, wie Menschen auf Reisen sind.',
            'Interessant, da haben Sie sicher viel erlebt.',
          ]),
          when(
            'im Restaurant|in einem Restaurant|Café|Kellner*|Laden|Geschäft|verkauft|Verkäufer*|im Supermarkt',
            'Dann sind Sie den Kontakt mit Kunden gewohnt.',
          ),
          when('Ausland|gelebt|umgezogen', 'Wer im Ausland gelebt hat, versteht Reisende besser.'),
          when(
            'habe Kinder|# Kinder|meine Familie|Hausfrau|Hausmann',
            'Eine Familie zu organisieren, ist auch ein Beruf.',
          ),
          when('studier*|Studium|Uni*|Bachelor|Master', [
            'Ein Studium, das passt gut in unser Team.',
            'Interessant, und jetzt wollen Sie in die Praxis.',
          ]),
          when('Schule beendet|Schule besucht|die Schule|Schulabschluss|Abitur|Ausbildung|Praktikum', [
            'Sie stehen also noch am Anfang, das ist kein Nachteil.',
            'Ein guter Weg bis hierher.',
          ]),
          when(
            'ich arbeite|gearbeitet|arbeite als|# Jahre|Firma|Büro|Stelle',
            'Da bringen Sie schon einige Erfahrung mit.',
          ),
          when('*nichts|keine Erfahrung|noch nie gearbeitet', 'Jeder fängt einmal an, das ist nicht schlimm.'),
          on('dont_know', 'Nur ruhig. Fangen Sie mit der Schule an: Was kam danach?', { goes_to: 'stay' }),
          on('joke', 'Humor kann man im Kundenservice gut brauchen! Und was haben Sie wirklich gemacht?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Warum haben Sie sich bei einem Reiseunternehmen beworben?',
      [],
      'Sag, was dich daran interessiert: „Mich interessiert …, weil …“.',
      'Mich haben andere Länder schon immer interessiert, und ich helfe gern Menschen.',
      {
        other_wordings: [
          'Und warum möchten Sie gerade bei uns arbeiten, in einem Reiseunternehmen?',
          'Was reizt Sie an einer Firma, die Reisen verkauft?',
        ],
        topics: [
          'reise*|Reise*|Länder*|Kultur*|Ausland|Welt|fremde*|fliege*|Flugzeug*|Tourismus|entdeck*|unterwegs|international*',
          'Kunden|helfe*|Kontakt*|Team|Kollegen|beraten|kommunik*|sprech*|Gespräch*|Gäste|freundlich',
          'Sprache*|Englisch|Spanisch|Erfahrung*|spannend|abwechslung*|Karriere|Zukunft|Traum*|Firma|Unternehmen|Ruf|bekannt|Stelle|Job|Beruf|Geld|Gehalt|verdien*|Hamburg|Spaß|passt|verändern|wechsel*|Herausforderung|Anzeige|reise gern|gern reise|arbeite gern|helfe gern|mag Reisen|liebe Reisen|Neues',
          'neue Leute|neue Länder|neue Menschen|neue Arbeit|lernen möchte|möchte lernen|etwas lernen|lerne gern|fremde Städte|Urlaub planen|Urlaub verkauf*|fremde Länder|andere Länder|mit Leuten|mit Menschen|Menschen kennen*|Leute kennen*|vielen Menschen|Menschen helfe*|ihr Urlaub|schönsten Urlaub',
          'Kunden|spreche Deutsch|sicherer|sicheren|Arbeit suche|suche Arbeit|brauche Arbeit|diese Arbeit|die Arbeit|interessiere mich|interessiert|interessante Arbeit|liebe',
        ],
        reactions: [
          when(
            [
              'Länder*|Kultur*|Welt|reise*|Reise*',
              'mit Menschen|Menschen helfe*|Menschen kennen*|helfe*|Leute kennen*|mit Leuten|Kunden|Kontakt*',
            ],
            [
              'Länder und Menschen, darum geht es bei uns wirklich.',
              'Genau diese Mischung suchen wir.',
              'Das hört man gern. Viele denken zuerst an den Urlaub.',
            ],
          ),
          when('Geld|Gehalt|verdien*', 'Sie sind ehrlich, das ist mir lieber als schöne Worte.'),
          when('Sprache*|Englisch|Spanisch|spreche Deutsch', 'Sprachen brauchen wir jeden Tag.'),
          when(
            'mit Menschen|Menschen helfe*|Menschen kennen*|Leute kennen*|mit Leuten|Kunden|helfe*|Kontakt*|beraten',
            ['Menschen zu helfen, ist der Kern dieser Arbeit.', 'Dafür braucht man ein gutes Herz, und gute Nerven.'],
          ),
          when('reise*|Länder*|Kultur*|Urlaub planen|ihr Urlaub|Welt|Ausland|Flugzeug*', [
            'Das Fernweh kenne ich gut.',
            'Da sind Sie hier unter Gleichen, alle reisen gern.',
          ]),
          when(
            'Traum*|liebe Reisen|Spaß|spannend|interessiere mich|interessiert mich|interessiert',
            'Das höre ich gern, Interesse kann man nicht lernen.',
          ),
          when(
            'Firma|Unternehmen|Ruf|bekannt|Karriere|Zukunft|sicherer|sicheren',
            'Schön, dass Sie sich über uns informiert haben.',
          ),
          when(
            'möchte lernen|etwas lernen|lerne gern|Erfahrung*|etwas Neues|neue Leute|neue Länder|neue Herausforderung|verändern|wechsel*|Herausforderung',
            'Neues lernen Sie bei uns wirklich jeden Tag.',
          ),
          on('dont_know', 'Sagen Sie einfach: Was hat Ihnen an unserer Anzeige gefallen?', { goes_to: 'stay' }),
          on('joke', 'Freiflüge gibt es leider keine! Und der ernste Grund?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Was ist Ihre größte Stärke? Geben Sie mir bitte ein Beispiel.',
      [],
      'Nenne eine Stärke, und erzähl, wann sie dir geholfen hat.',
      'Ich bleibe unter Druck ruhig. Zum Beispiel war unser Hotel einmal überbucht, und ich habe eine Lösung gefunden.',
      {
        other_wordings: [
          'Was können Sie besonders gut? Am liebsten mit einem Beispiel.',
          'Was würde Ihre beste Kollegin oder Lehrerin an Ihnen loben? Nennen Sie mir ein Beispiel.',
        ],
        topics: [
          'geduldig|Geduld|organis*|freundlich|ruhig*|Ruhe|schnell*|Team*|zuhör*|Druck|Sprachen|zuverlässig|kreativ*|helfe|Lösung*|pünktlich|kommuni*|fleißig|flexib*|ehrlich|genau|Kunden|Beispiel|Stärke|höflich|motiviert|Humor|Verantwort*|neugierig|offen|spreche',
          'kann gut|gebe nie auf|gleichzeitig|reden*|redet*|sprechen|alten Leuten|rechnen|koche|stark|mutig|positiv|fröhlich|lache|diszipliniert|ehrgeizig|Disziplin|Ausdauer|nie auf|Talent|lösen|schreiben|Konflikt*|höre zu|höre gut|lerne schnell|schnell lerne*|lerne gern|mit Computern|am Computer|mit Kindern',
          'sehr nett|arbeite gern|arbeite viel|arbeite hart|arbeite schnell|arbeite gut|arbeite genau|gut arbeiten|mit Technik',
          'vertrau*|wütend*|beruhig*|Panik|cool|Nerven|Listen|verlassen auf',
        ],
        reactions: [
          when(
            ['ruhig*|Ruhe|Druck|Stress', 'Beispiel|überbucht|Lösung*|als'],
            [
              'So eine Geschichte zeigt mehr als jedes Zeugnis.',
              'Da hätten manche die Nerven verloren.',
              'Das glaube ich Ihnen. Solche Tage kennen wir hier auch.',
            ],
          ),
          when('ruhig*|Ruhe|Druck|Stress|Geduld|geduldig', 'Ruhe ist hier Gold wert, besonders im August.'),
          when('organis*|Plan*|genau|pünktlich|zuverlässig|Verantwort*', 'Gut, dann vergessen Sie keinen Rückruf.'),
          when(
            'Sprachen|spreche|Englisch|Spanisch|Französisch',
            'Mit Sprachen öffnen Sie bei unseren Kunden jede Tür.',
          ),
          when('freundlich|höflich|zuhör*|höre zu|höre gut|offen|kommuni*|helfe|sehr nett', [
            'Wer gut zuhören kann, hat bei Kunden schon gewonnen.',
            'Das merkt man auch hier im Gespräch.',
          ]),
          when('Team*|Kollegen|zusammen', 'Ein Mensch fürs Team, das passt zu uns.'),
          when(
            'lerne schnell|schnell lerne*|lerne gern|schnell*|neugierig|mit Computern|am Computer|flexib*',
            'Das ist gut, unser Programm hat sehr viele Knöpfe!',
          ),
          when('kreativ*|Lösung*|Ideen', 'Ideen brauchen wir, jede Reise ist anders.'),
          on('dont_know', 'Denken Sie an Ihre Freunde: Wofür kommen sie zu Ihnen?', { goes_to: 'stay' }),
          on('joke', 'Bescheiden sind Sie nicht! Und welche Stärke hilft Ihnen bei der Arbeit?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Und was fällt Ihnen noch schwer?',
      [],
      'Wähle etwas Kleines, und sag, was du dagegen tust.',
      'Es fällt mir schwer, vor vielen Leuten zu sprechen, deshalb übe ich das.',
      {
        other_wordings: [
          'Und wo sehen Sie bei sich noch eine Schwäche?',
          'Niemand ist perfekt. Woran arbeiten Sie noch?',
        ],
        topics: [
          'sitzen|still|stehen|warten|entspannen|abschalten|Prioritäten|Multitasking|Small Talk|Smalltalk',
          'Publikum|Präsentation*|schüchtern|nervös|Angst|telefonier*|Telefon|Grammatik|Englisch|Sprache*|schreib*|Akzent',
          'ungeduldig|Geduld|perfekt*|genau|Fehler|Stress|Druck|langsam|chaotisch|Ordnung|organis*|unpünktlich|pünktlich|aufsteh*|Zeit*|konzentr*|faul|stur|ehrlich|Kritik|Nein sagen|nein|Hilfe|delegier*|Namen',
          'Technik|Programm*|Excel|Zahlen|Mathe*|rechnen|Erfahrung*|*pause*|schwer|Schwäche*|schwierig|übe*|versuche|verbesser*|deshalb|*nichts|vergess*|entscheid*|zu viel|viel sprechen|viele Dinge|vielen Leuten|vielen Menschen|lange sitzen|so lange|zu spät|Deutsch schreib*|Deutsch sprech*',
          'auf Deutsch|deutsche|Deutsch ist|mein Deutsch|Computer ist|mit Computern|am Computer|mit dem Computer|Computerprogramm*|lerne ich|lernen|vor Leuten|neue Leute|fremden Leuten|fremde Leute|früh aufsteh*|früh am|so früh|allein arbeit*|zu direkt|zu laut|zu früh|zu sprechen|sprechen vor',
          'frei sprech*|viel sprech*|laut sprech*|Deutsch sprech*|schnell sprech*|deutlich sprech*|sprechen ist|sprechen fällt|zu reden|reden mit|reden vor|Leuten sprech*|Leuten reden|Menschen sprech*',
        ],
        reactions: [
          when(
            'keine Schwäche*|*nichts|perfekt bin|ich bin perfekt',
            'Gar nichts? Das glaubt Ihnen hier niemand! Eine ganz kleine Schwäche?',
            { goes_to: 'stay' },
          ),
          when(
            [
              'zu sprechen|sprechen vor|frei sprech*|Leuten sprech*|Deutsch sprech*|Menschen sprech*|zu reden|reden vor|Leuten reden|vor Leuten|vor Leuten|vielen Leuten|Publikum|schüchtern|Präsentation*',
              'übe*|deshalb|Kurs*|versuche',
            ],
            [
              'Das Wichtigste haben Sie schon gesagt: Sie tun etwas dagegen.',
              'Das geht mehr Menschen so, als man denkt. Gut, dass Sie üben.',
              'Danke, dass Sie das so ehrlich sagen.',
            ],
          ),
          when(
            'zu sprechen|sprechen vor|frei sprech*|Leuten sprech*|Deutsch sprech*|Menschen sprech*|zu reden|reden vor|Leuten reden|Publikum|schüchtern|nervös|Telefon|telefonier*',
            'Das geht mehr Menschen so, als man denkt.',
          ),
          when(
            'Deutsch schreib*|Deutsch sprech*|auf Deutsch|mein Deutsch|deutsche|Grammatik|Sprache*|Englisch|Akzent',
            'Ich verstehe Sie sehr gut, machen Sie sich da keine Sorgen.',
          ),
          when('ungeduldig|Geduld|schnell', 'Ungeduld kenne ich von mir selbst.'),
          when(
            'perfekt*|genau|Nein sagen|zu viel',
            'Das ist eine Schwäche, die Chefs gefällt. Passen Sie auf sich auf!',
          ),
          when(
            'zu spät|aufsteh*|früh aufsteh*|so früh|zu früh|pünktlich|schnell müde|chaotisch|Ordnung|vergess*',
            'Sehr ehrlich! Dagegen gibt es zum Glück Wecker und Listen.',
          ),
          when(
            'Computer ist|mit Computern|am Computer|Technik|Programm*|Excel|Zahlen',
            'Die Technik lernt man, das haben hier alle geschafft.',
          ),
          when('Kritik|Stress|Druck|Fehler|stur', 'Danke für die Offenheit, das ist nicht selbstverständlich.'),
          on('dont_know', 'Denken Sie an die Schule oder die Arbeit: Was kostet Sie viel Kraft?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Stellen Sie sich vor, ein Kunde schreit Sie am Telefon an, weil sein Flug ausfällt. Was würden Sie tun?',
      [],
      'Benutze „Ich würde …“. Was kommt zuerst, was danach?',
      'Ich würde zuerst ruhig zuhören und dann einen anderen Flug suchen.',
      {
        other_wordings: [
          'Ein Beispiel aus dem Alltag: Der Flug fällt aus, und der Kunde schreit ins Telefon. Wie würden Sie reagieren?',
          'Nehmen wir an, ein Kunde ist wütend, weil sein Flug nicht geht, und er wird laut. Was würden Sie machen?',
        ],
        topics: [
          'ruhig*|Ruhe|zuhör*|*entschuldig*|erklär*|helfe*|Lösung*|Flug|such*|frage*|versteh*|Verständnis|biete*|anbieten|Kunde*|beruhig*|höflich|freundlich|auflegen|Geduld|warten|reden*|redet*|sprechen|atmen|Problem|Kollege*|buchen|schreien|ausreden|zurückrufen|würde',
          'atme*|durchatmen|leidtut|leidtun|Verbindung|umbuch*|Gutschein|sachlich|danken|Notizen|aufschreiben|Name*|lächel*|lächle|Stimme|leise|Entschädigung|Alternative*|tut mir leid|es tut mir|neuen Flug|neuen Platz|anderen Flug|andere Möglichkeit*|anderes Flugzeug|meinen Chef|mein Chef|dem Chef',
          'Chef hol*|Chef ruf*|sehr nett|nett sein|nett bleiben|ein Hotel|Geld zurück|mit dem Zug|höre zu|höre ihm|höre ihr|höre dem',
          'zurückgeben|Chef*|entschädig*',
        ],
        reactions: [
          when(
            'auflegen|lege auf|zurückschreien|schreie auch|zurück schreien',
            'Das würden wir manchmal alle gern! Aber der Kunde ruft dann wieder an. Was würden Sie stattdessen tun?',
            { goes_to: 'stay' },
          ),
          when(
            [
              'ruhig*|zuhör*|Ruhe|ausreden|beruhig*|versteh*|tut mir leid|*entschuldig*',
              'Flug|Lösung*|such*|helfe*|ein Hotel|buchen|anbieten|biete*',
            ],
            [
              'Erst der Mensch, dann das Problem, genau diese Reihenfolge lehren wir.',
              'So würde ich es auch machen.',
              'Sehr gut. Wer zuhört, hat das halbe Problem gelöst.',
            ],
          ),
          when('meinen Chef|mein Chef|dem Chef|Kollege*|Hilfe', 'Sich Hilfe zu holen, ist keine Schande.'),
          when(
            'ruhig*|zuhör*|Ruhe|ausreden|beruhig*|Geduld|atmen',
            'Ruhe bewahren, das sagt sich leicht, aber Sie klingen überzeugend.',
          ),
          when('tut mir leid|*entschuldig*|versteh*|Verständnis', 'Eine ehrliche Entschuldigung wirkt oft Wunder.'),
          when(
            'Flug|Lösung*|such*|ein Hotel|buchen|Geld zurück|anbieten|biete*|helfe*',
            'Sie denken gleich an die Lösung, das ist gut.',
          ),
          on('dont_know', 'Was würden Sie selbst hören wollen, wenn Ihr Flug ausfällt?', { goes_to: 'stay' }),
          on('joke', 'Das probieren wir lieber nicht aus! Was würden Sie wirklich tun?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Seit der Anzeige hat sich etwas geändert: Wir brauchen jemanden auch an zwei Abenden in der Woche. Was sagen Sie dazu?',
      [
        'Problem|ja|nein|möglich|könnte|lieber|passt|okay|ok|überleg*|egal|machbar|abends*|zwei Abende|ein Abend|Abende* sind|am Abend kann|sehr gut|das ist gut|gern machen|gerne|zu spät|alles klar|für Familie|das geht|bestimmte Tage|am *tag|einen Abend',
      ],
      'Sag, ob das geht und worauf es ankommt.',
      'Das wäre möglich, wenn ich die Tage früh genug wüsste.',
      {
        other_wordings: [
          'Eines steht nicht in der Anzeige: Zweimal in der Woche arbeiten wir abends. Wie wäre das für Sie?',
          'Ich muss Ihnen noch etwas sagen: Es kommen jetzt zwei Abende in der Woche dazu. Ist das für Sie machbar?',
        ],
        reactions: [
          when(
            'kein Problem|macht *nichts|sehr gern|natürlich|einverstanden|passt mir|geht bei mir|geht auch|es geht|flexib*',
            ['Diese Flexibilität hilft uns sehr.', 'Das höre ich gern, nicht alle reagieren so.'],
          ),
          when(
            'meine Kinder|kleine Kinder|Kinder habe|Frau fragen|Mann fragen|meine Familie|mit Familie|mein Sohn braucht|Tochter|mein Mann arbeitet|meine Frau arbeitet',
            'Ihre Familie geht vor, da finden wir bestimmt einen Weg.',
          ),
          when(
            'Kurs|Abendschule|Schule am Abend|Uni|Training|Verein',
            'Ihr Termin soll bleiben, wir können die Abende abstimmen.',
          ),
          when('wenn|darauf an|welche*|vorher|Plan', [
            'Sie bekommen den Plan immer vier Wochen vorher.',
            'Diese Bedingung finde ich völlig in Ordnung.',
            'Verständlich, jeder muss ja planen können.',
          ]),
          when('Geld|Gehalt|bezahlt|dafür|dafür frei|habe frei', 'Für die Abende gibt es natürlich etwas extra.'),
          when(
            'leider nicht|leider kann|leider habe|nicht möglich|unmöglich|geht nicht|kann abends nicht|kann leider nicht|kann da nicht|schwierig|schade',
            'Danke für die klare Antwort. Vielleicht genügt am Anfang auch ein Abend.',
          ),
          on('no', 'Danke für die klare Antwort. Vielleicht genügt am Anfang auch ein Abend.'),
          on('yes', 'Das höre ich gern, nicht alle reagieren so.'),
          on('dont_know', 'Überlegen Sie kurz: Was machen Sie normalerweise am Abend?', { goes_to: 'stay' }),
          when('solange es|außer|Chor*|Chorprobe|Verein|Training|Sprachkurs', [
            'Das lässt sich bestimmt einrichten.',
            'Darüber können wir reden.',
          ]),
        ],
      },
    ),
    step(
      'Und nun Sie: Was möchten Sie von uns wissen?',
      [
        'wie|was|wann|wer|kann ich|könnte ich|haben Sie|welche*|Gehalt|Einarbeitung|Team|anfangen|Arbeitszeit*|*nichts|nein|muss ich|wo|warum|Homeoffice|darf ich|sind Sie|gibt es ein*|gibt es noch|gibt es bei|gibt es Möglichkeit*|Urlaubstag*|Probezeit|Überstunden|Karriere|bekomme ich|mit wem|werde ich',
      ],
      'Frag nach dem Team, der Einarbeitung oder dem Gehalt.',
      'Wie groß ist das Team, und gibt es am Anfang eine Einarbeitung?',
      {
        other_wordings: [
          'Jetzt habe ich so viel gefragt. Welche Fragen haben Sie an mich?',
          'Haben Sie auch Fragen an uns, zum Beispiel zum Team oder zur Arbeitszeit?',
        ],
        reactions: [
          on('no', [
            'In Ordnung. Sie können mich auch später noch anrufen.',
            'Gut, dann scheint ja alles klar zu sein.',
          ]),
          on('dont_know', 'Die meisten fragen nach dem Team oder dem Urlaub. Was interessiert Sie?', {
            goes_to: 'stay',
          }),
          on('joke', 'Mit Ihnen wäre es im Büro sicher lustig!'),
          when('keine Frage*|alles klar', 'Gut, dann scheint ja alles klar zu sein.'),
          when(
            'alles erklärt|gut erklärt|alles gesagt|alles verstanden',
            'Das freut mich. Sie können mich auch später noch anrufen.',
          ),
        ],
      },
    ),
    step(
      'Zum Schluss: Wann könnten Sie anfangen, und was möchten Sie verdienen?',
      [
        'Monat*|sofort|bald|Januar|Februar|April|Mai|Juni|Juli|August|Oktober|Euro|tausend*|Gehalt|verdien*|Kündigungsfrist|gleich|egal|nach dem Sommer|# Woche*|nächste* Jahr|in # Woche*|nach Prüfung|pro Stunde|die Stunde|ab Montag|am Montag|ab nächste*|im März|ab März|2*|3*|1*|4*|anfangen|so viel wie',
      ],
      'Nenne ein Datum, und sag höflich, was du erwartest.',
      'Ich könnte nächsten Monat anfangen und würde gern etwa zweitausendfünfhundert Euro verdienen.',
      {
        other_wordings: [
          'Zwei praktische Fragen noch: Ab wann hätten Sie Zeit, und welches Gehalt stellen Sie sich vor?',
          'Dann bleibt nur noch eins: Ab wann wären Sie frei, und was erwarten Sie als Gehalt?',
        ],
        reactions: [
          when(
            'Million*|Hunderttausend|zehntausend|zwanzigtausend',
            'Dafür würde ich auch gern arbeiten! Welches Gehalt wäre denn realistisch?',
            { goes_to: 'stay' },
          ),
          when(
            ['sofort|ab morgen|schon morgen|gleich morgen|gleich|bald|jederzeit', 'Euro|tausend*|# Euro|2*|3*|1*'],
            'Sofort sogar! Und das Gehalt ist im Rahmen.',
          ),
          when(
            [
              'Monat*|nächste* Woche|# Woche*|Januar|Februar|im März|ab März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|im Sommer|im Herbst',
              'Euro|tausend*|# Euro|2*|3*|1*',
            ],
            [
              'Der Termin passt uns gut, und beim Gehalt werden wir uns einig.',
              'Beides notiere ich mir, das klingt vernünftig.',
              'Danke, damit kann ich gut arbeiten.',
            ],
          ),
          when(
            'sofort|ab morgen|schon morgen|gleich morgen|gleich|jederzeit',
            'So schnell? Das würde uns sehr helfen, und über das Gehalt sprechen wir noch.',
          ),
          when(
            'Monat*|nächste* Woche|# Woche*|Januar|Februar|im März|ab März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|im Sommer|im Herbst|nach den Ferien',
            'Der Termin passt uns gut, und über das Gehalt sprechen wir noch.',
          ),
          when(
            'Euro|tausend*|# Euro|2*|3*|1*',
            'Das liegt ungefähr in unserem Rahmen, und den Termin besprechen wir in Ruhe.',
          ),
          when('egal|verhandel*|wie üblich', 'Dann mache ich Ihnen einen fairen Vorschlag.'),
          on('dont_know', 'Fangen wir mit dem Termin an: Ab wann wären Sie frei?', { goes_to: 'stay' }),
          on('refusal', 'Das ist in Ordnung, das können wir auch später besprechen.'),
          when(
            'sobald Sie|sobald ihr|mich brauchen|mich braucht|dreißigtausend|zwanzigtausend|vierzigtausend|im Jahr|nicht so wichtig|wie üblich|nach Tarif',
            ['Das habe ich mir notiert.', 'Gut, dann weiß ich Bescheid.'],
          ),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      'Entschuldigung, das Telefon … So, jetzt bin ich ganz bei Ihnen. Was ist Ihre größte Stärke? Bitte mit einem Beispiel.',
    ),
    twist(
      5,
      'Hören Sie das? Mein Kollege nebenan hat gerade so einen Fall: Ein Kunde schreit, weil sein Flug ausfällt. Was würden Sie an seiner Stelle tun?',
    ),
    twist(
      8,
      'In fünf Minuten kommt schon die nächste Bewerberin, aber das muss ich noch wissen: Wann könnten Sie anfangen, und was möchten Sie verdienen?',
    ),
  ],
  starters: [
    'Guten Tag. Vielen Dank für die Einladung.',
    'Freut mich, Sie kennenzulernen.',
    'Ich freue mich sehr, hier zu sein.',
  ],
  opening_message: 'Guten Tag, und danke, dass Sie gekommen sind. Ich hoffe, Sie haben gut hergefunden.',
  closing_message:
    'Vielen Dank für das angenehme Gespräch. Sie hören bis Freitag von mir, und kommen Sie gut nach Hause!',
  correction: 'at_the_end',
})
