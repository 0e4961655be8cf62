/** Irregular verbs: infinitive, past, past participle; `/` stands between two that are both right. */
export const irregularVerbs = `
beat beat beaten|become became become|begin began begun|bend bent bent|bet bet bet|bind bound bound|bite bit bitten
bleed bled bled|blow blew blown|break broke broken|breed bred bred|bring brought brought|build built built|burn burned/burnt burned/burnt
burst burst burst|buy bought bought|catch caught caught|choose chose chosen|come came come|cost cost cost|creep crept crept|cut cut cut
deal dealt dealt|dig dug dug|draw drew drawn|dream dreamed/dreamt dreamed/dreamt|drink drank drunk|drive drove driven|eat ate eaten
fall fell fallen|feed fed fed|feel felt felt|fight fought fought|find found found|fit fit/fitted fit/fitted|flee fled fled|fly flew flown|forbid forbade forbidden
forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got got/gotten|give gave given|go went gone|grow grew grown|hang hung/hanged hung/hanged
hear heard heard|hide hid hidden|hit hit hit|hold held held|hurt hurt hurt|keep kept kept|kneel knelt knelt|know knew known|lay laid laid
lead led led|lean leaned/leant leaned/leant|leap leaped/leapt leaped/leapt|learn learned/learnt learned/learnt|leave left left|lend lent lent|let let let|lie lay/lied lain/lied
light lit/lighted lit/lighted|lose lost lost|make made made|mean meant meant|meet met met|mistake mistook mistaken|overcome overcame overcome|oversleep overslept overslept|pay paid paid|prove proved proved/proven|put put put
quit quit quit|read read read|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said|see saw seen|seek sought sought|sell sold sold
send sent sent|set set set|sew sewed sewn/sewed|shake shook shaken|shine shone/shined shone/shined|shoot shot shot|show showed shown/showed|shrink shrank shrunk|shut shut shut
sing sang sung|sink sank sunk|sit sat sat|sleep slept slept|slide slid slid|smell smelled/smelt smelled/smelt|speak spoke spoken|spell spelled/spelt spelled/spelt|spend spent spent|spill spilled/spilt spilled/spilt
spin spun spun|spit spat/spit spat/spit|split split split|spoil spoiled/spoilt spoiled/spoilt|spread spread spread|spring sprang sprung|stand stood stood|steal stole stolen|stick stuck stuck|sting stung stung
strike struck struck/stricken|swear swore sworn|sweep swept swept|swell swelled swollen|swim swam swum|swing swung swung|take took taken|teach taught taught|tear tore torn|tell told told
think thought thought|throw threw thrown|understand understood understood|upset upset upset|wake woke woken|wear wore worn|weave wove woven|weep wept wept|win won won|wind wound wound|withdraw withdrew withdrawn|write wrote written`
  .split(/[|\n]/)
  .map((line) => line.trim().split(' '))
  .filter((parts) => parts.length === 3)
  .map(([base = '', past = '', participle = '']) => ({
    base,
    past: past.split('/'),
    participle: participle.split('/'),
  }))
