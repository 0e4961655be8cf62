import type { Entry } from '#server/analysis/lexicon/entries.ts'

// Tags: words; a word whose lemma is another has it after `=`.
const rows = `
pron subj 1s: i I=i
pron subj obj 2: you
pron subj 3s masc: he
pron subj 3s fem: she
pron subj obj 3s: it
pron subj 1p: we
pron subj 3p: they
pron obj 1s: me=i
pron obj 3s: him=he her=she
pron obj 1p: us=we
pron obj 3p: them=they
det poss: my your his her its our their
pron poss: mine yours his hers ours theirs
pron refl: myself yourself himself herself itself ourselves yourselves themselves oneself
det art indef sg: a an=a
det art def: the
det dem sg: this that
det dem pl: these=this those=that
pron dem: this that these=this those=that
det quant: some any no enough more most all
det quant sg: each every another either neither
det quant pl: many few several both
det quant mass: much little less
pron quant: some any all many few several both much little less more most none enough each either neither another one ones
pron question: who whom whose what which
adv question: how when where why
adv neg: not never
conj coord: and or but so yet nor plus
conj sub: that because although though if unless while whereas since until till when before after as than whether once wherever whenever whatever
prep: in on at by with from to of for about under over between behind near through during without within against into onto off up down out around round across along among amongst beside besides despite inside outside past per like upon toward towards via opposite except below above beyond till until since before after than as alongside regarding including minus plus underneath
adv there: there
adv place: here away back home abroad upstairs downstairs outside inside everywhere somewhere anywhere nowhere indoors outdoors
adv degree: very too so quite really rather pretty enough almost extremely absolutely completely totally
adv freq: always often sometimes usually never ever rarely seldom normally generally hardly mostly
adv past: yesterday ago
adv time: now then today tomorrow yesterday tonight soon later already still just ago again once twice nowadays recently lately yet before afterwards afterward someday early late
adv: also even only maybe perhaps together else instead well fast hard however actually probably certainly definitely exactly finally suddenly anyway though otherwise therefore apart ahead aside forward forwards backwards alone far long straight right left better best worse worst more most less least much little perhaps either not up down out off over around on in through by about along across
verb modal: can could may might must shall should will would cannot ought
verb modal neg: can't couldn't mustn't shan't shouldn't won't wouldn't mightn't needn't
aux neg: don't doesn't didn't haven't hasn't hadn't isn't aren't ain't wasn't weren't
verb be pres 1s: am=be
verb be pres 3s: is=be
verb be pres plural: are=be
verb be past sg: was=be
verb be past pl: were=be
verb be participle: been=be
verb be ing: being=be
verb be inf: be
clitic be: 'm=be 're=be 's=be
clitic have third: 's=have
poss: 's
clitic have: 've=have 'd=have
clitic modal: 'll=will 'd=would
verb have inf: have
verb have pres 3s: has=have
verb have past: had=have
verb have participle: had=have
verb have ing: having=have
verb do inf: do
verb do pres 3s: does=do
verb do past: did=do
verb do participle: done=do
verb do ing: doing=do
num: one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion zero dozen
num ord: first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth twentieth
noun pl num: hundreds thousands millions dozens
interj: yes yeah yep yup no nope ok okay please thanks hello hi hey bye goodbye sorry oh ah aha ooh wow hmm hm mm mmm er um uh huh ugh oops ouch yay hooray aw aww eh haha hahaha hehe lol omg btw ha well cheers congratulations congrats welcome yummy phew shh tada pls plz thx thanx ty idk imo ttyl bc cuz coz cos
verb: gonna=go wanna=want gotta=get
word: sb sth etc eg ie vs mr mrs ms dr st am pm a.m p.m o'clock
pron indef sg: something someone somebody anything anyone anybody nothing nobody everything everyone everybody
noun sg: lot bit couple
noun pl: lots couples bits
noun sg time: day week month year hour minute moment morning afternoon evening night weekend spring summer autumn fall winter
noun pl time: days=day weeks=week months=month years=year hours=hour minutes=minute mornings=morning afternoons=afternoon evenings=evening nights=night weekends=weekend moments=moment
adj: all other such same many few several own enough next last first second third fourth fifth
adj comparative: better=good worse=bad more=much less=little further=far
adj superlative: best=good worst=bad most=much least=little furthest=far
adj: elder eldest farther farthest
adv comparative: better=well worse=badly
`

/** Words that hold the language together. */
export const smallWords: readonly Entry[] = rows
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [tags = '', words = ''] = line.split(': ')
    return words.split(' ').map((word) => {
      const [form = '', lemma = form] = word.split('=')
      return { form, lemma, tags }
    })
  })

/** Words that are read as they stand above and not as the dictionary has them. */
export const closedWords: ReadonlySet<string> = new Set(
  `i I a an the he she it we they you me him us them my your his its our their this that these those and or but if because although though unless while whereas since until when before
after as than whether in on at by with from to of for about under over between behind near through during without within against into onto off up down out around across along among beside despite inside
outside past per like upon toward towards via opposite except not never can could may might must shall should will would cannot am is are was were be been being have has had having do does did done doing
very too so quite really rather pretty enough almost always often sometimes usually ever rarely now then today tomorrow yesterday tonight soon later already still just ago again here there away back home
also even only maybe perhaps together else instead well fast hard who whom whose what which how where why some any no all more most much many few several both each every another either neither
one two three four five six seven eight nine ten yes ok okay please thanks hello hi hey bye sorry something someone anything anyone nothing nobody everything everyone lot gonna wanna gotta mine yours hers ours theirs
myself yourself himself herself itself ourselves themselves everybody somebody anybody last next first second such same other own right left long early late far alone day week month year hour minute morning afternoon evening night weekend plus`.split(
    /\s+/,
  ),
)

/** Closed words that are something else too, as the dictionary says. */
export const alsoOpen: ReadonlySet<string> = new Set(
  'like home second own need show fall spring left right past back'.split(' '),
)
