/** Verbs that are no nouns, or hardly ever. */
export const onlyVerbs = `
be have do go eat see know think want say get make find give tell become feel put bring begin keep write sit lose pay meet learn understand speak spend grow win buy wait send sell forget
enjoy listen arrive live believe decide happen prefer remember seem agree explain follow carry choose wear hear teach break fly drive fall forgive hate let mean need try use
invite describe discuss improve prepare finish begin belong borrow lend earn cry cut hurt die feed allow appear ask add become catch celebrate
compare complain continue create cross destroy disappear download drink educate enter exist expect fail fill fix forbid happen hide hope imagine include introduce join
laugh lay lead lie marry miss mix move organise organize paint permit phone post practise produce promise protect prove pull push realise realize receive recommend refuse
relax remain remind repair repeat require rescue save serve share shout sing sleep smell solve steal succeed suggest suppose surf swim take taste thank throw translate
turn type wake wash watch win wish worry read rain snow cook help work play stay study talk travel visit walk run stop start stand leave love like open close call come
`
  .trim()
  .split(/\s+/)

/** Of those, the ones that are often nouns all the same. */
export const alsoNouns = new Set(
  `need try use cut drink fall find help hope laugh lead lie move paint phone post practise promise push pull rain repair request rescue run share shout sleep smell snow start stand stay stop study surf swim
talk taste turn type visit wake walk wash watch wish work worry play call cook drive dress cry cross love travel win break miss mix save catch pay wear close read fix fill fight order`.split(
    /\s+/,
  ),
)
