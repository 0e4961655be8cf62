/** Words that hold the language together: lemma, tags, forms. */
export const smallWords = `
I pron subj 1s: i
you pron subj obj 2: you
he pron subj 3s masc: he
she pron subj 3s fem: she
it pron subj obj 3s: it
we pron subj 1p: we
they pron subj 3p: they
I pron obj 1s: me
he pron obj 3s: him
she pron obj 3s: her
we pron obj 1p: us
they pron obj 3p: them
my det poss: my
your det poss: your
his det poss: his
her det poss: her
its det poss: its
our det poss: our
their det poss: their
mine pron poss: mine yours hers ours theirs
self pron refl: myself yourself himself herself itself ourselves yourselves themselves
a det art indef sg: a an
the det art def: the
this det dem sg: this that
these det dem pl: these those
some det quant: some any no enough
each det quant sg: each every another either neither
many det quant pl: many few several both
much det quant mass: much little
who pron question: who whom whose what which
how adv question: how when where why
not adv neg: not never
and conj coord: and or but so yet nor
that conj sub: that because although though if unless while whereas since until when before after as than whether
in prep: in on at by with from to of for about under over between behind near through during without within against into onto off up down out around across along among beside besides despite inside outside past per like upon toward towards via opposite except
there adv: there here
very adv degree: very too so quite really rather pretty enough almost
now adv time: now then today tomorrow yesterday tonight soon later already still just ago always often sometimes usually never ever rarely seldom again once twice
also adv: also too even only maybe perhaps together away back home together else instead well fast hard early late
can verb modal: can could may might must shall should will would cannot
can verb modal neg: can't couldn't mustn't shan't shouldn't won't wouldn't mightn't needn't
do verb aux neg: don't doesn't didn't
have verb aux neg: haven't hasn't hadn't
be verb aux neg: isn't aren't wasn't weren't ain't
be contraction 1s: i'm
be contraction: you're we're they're he's she's it's that's there's here's what's who's where's how's let's
have contraction: i've you've we've they've
will contraction: i'll you'll he'll she'll it'll we'll they'll that'll there'll
would contraction: i'd you'd he'd she'd it'd we'd they'd
one num: one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million
first num ord: first second third fourth fifth sixth seventh eighth ninth tenth
yes interj: yes yeah yep no nope ok okay please thanks hello hi hey bye goodbye sorry oh ah well wow hmm mm er um
something pron indef sg: something someone somebody anything anyone anybody nothing nobody everything everyone everybody none
lot noun sg: lot
etc adv: etc
`
  .split('\n')
  .filter(Boolean)
  .flatMap((line) => {
    const [head = '', forms = ''] = line.split(': ')
    const [lemma = '', ...tags] = head.split(' ')
    const words = forms.split(' ')
    // Many forms in a row are words of their own; a few are forms of the first.
    return words.map((form) => ({
      form,
      lemma: words.length > 2 && !tags.includes('contraction') ? form : lemma,
      tags: tags.join(' '),
    }))
  })
