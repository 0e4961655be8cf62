// Forms as they would be if the verb were regular, and what they are.
const futures = `aver|avoir:aur;veni|venir|viender:viendr;voir|voy:verr;faire|faier:fer;aller|all:ir;pouvoir|pouver:pourr;vouloir|vouler:voudr;devoir|dever:devr;savoir|saver:saur;envoyer|envoy:enverr;tenir:tiendr;courir:courr;mourir:mourr;être|etr:ser;prender:prendr;mettrer:mettr;recevoir:recevr;revenir:reviendr;devenir:deviendr`
const slips = `
disez dites;faisez faites;boivez buvez;boivons buvons;prenez_ prenez;prendons prenons;prendez prenez;prendent prennent;prenent prennent;veulons voulons;veulez voulez;peuvons pouvons;peuvez pouvez;doivons devons;doivez devez
finons finissons;finez finissez;finent finissent;choisons choisissons;choisez choisissez;choisent choisissent;réussent réussissent;venons_ venons;vienent viennent;vont_ vont;allons_ allons;savons_ savons;saivent savent
prendu pris;prené pris;apprendu appris;comprendu compris;mettu mis;metté mis;ouvri ouvert;ouvré ouvert;offri offert;couvri couvert;souffri souffert;découvri découvert;écrivé écrit;écrivu écrit;lisé lu;buvé bu;boivu bu;voyé vu;recevé reçu
recevu reçu;pouvu pu;vouli voulu;savu su;avu eu;veni venu;teni tenu;devoiru dû;couri couru;mouru mort;naissé né;naîtu né;disé dit;faisé fait;répondé répondu;attendé attendu;perdé perdu;vendé vendu;descendé descendu;sorté sorti;parté parti;dormé dormi
courru couru;vivé vécu;vivu vécu;croyé cru;connaissé connu;connu_ connu;conduisé conduit;plui plu;tenés tenus
je_ je;vais_ vais;sais_ sais;connai connais;conaît connaît;fesons faisons;fesais faisais;croit_ croit;crois_ crois;croient_ croient;voient_ voient;voyent voient;croyent croient;buvent_ boivent;boient boivent;ecrit écrit;lit_ lit
dorme_ dort;dormis_ dormi;aies_ aies;aie_ aie;suit_ suis;sommmes sommes;somme_ sommes;ettes êtes;ète êtes;étes êtes;etes êtes;étions_ étions;etions étions;etaient étaient;étaits étais;avaits avais;avaint avaient;étaint étaient
mangons mangeons;voyagons voyageons;nagons nageons;changons changeons;rangons rangeons;commencons commençons;mangais mangeais;mangait mangeait;commencais commençais;commencait commençait;commencont commencent
apelle appelle;apelles appelles;apellent appellent;apele appelle;appelent appellent;appeles appelles;jete jette;acheter_ acheter;achétent achètent;leve lève;léve lève;lêve lève;promene promène;proméne promène;preferent préfèrent;prefères préfères
preferes préfères;préferes préfères;esperes espères;repetes répètes;envoyent envoient;payent_ paient;essayent_ essaient;nettoyent nettoient
`
const endings = 'ai as a ons ez ont'.split(' ')
const conditional = 'ais ait aient ions iez'.split(' ')

// "Nous restont": an end that sounds like the right one.
const spelled =
  `rest all parl mang_ regard jou habit aim travaill pass march arriv pens écout ador chant achet étudi rentr visit`
    .split(' ')
    .filter((stem) => !stem.endsWith('_'))
    .map((stem) => `${stem}ont ${stem}ons`)

/** Forms of verbs as learners make them, with the right ones. */
export const verbSlips: readonly (readonly [wrong: string, right: string])[] = [
  ...futures.split(';').flatMap((pair) => {
    const [wrong = '', right = ''] = pair.split(':')
    return wrong.split('|').flatMap((stem) =>
      [...endings, ...conditional].map((end) => {
        const own = /r$|re$/.test(stem) ? stem.replace(/re$/, 'r') : `${stem}r`
        return [own + end, right + end] as const
      }),
    )
  }),
  ...[...slips.trim().split(/[;\n]/), ...spelled].flatMap((pair) => {
    const [wrong = '', right = ''] = pair.split(' ')
    return wrong === right || wrong.endsWith('_') || wrong === '' ? [] : [[wrong, right] as const]
  }),
]
