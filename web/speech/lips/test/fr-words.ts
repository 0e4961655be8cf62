export const known = `
plomb plɔ̃, temps tɑ̃, champ ʃɑ̃, nombre nɔ̃bʁ, homme ɔm, femme fam, pomme pɔm, maman mamɑ̃, parfum paʁfœ̃, faim fɛ̃,
beaucoup boku, eau o, bateau bato, chaud ʃo, gauche goʃ, roi ʁwa, trois tʁwa, voiture vwatyʁ, moi mwa, loin lwɛ̃,
bon bɔ̃, bonne bɔn, bien bjɛ̃, main mɛ̃, pain pɛ̃, vin vɛ̃, vent vɑ̃, enfant ɑ̃fɑ̃, an ɑ̃, lundi lœ̃di,
jour ʒuʁ, nous nu, vous vu, tout tu, rue ʁy, tu ty, lune lyn, pluie plɥi, nuit nɥi, huit ɥit,
fille fij, famille famij, soleil sɔlɛj, travail tʁavaj, feuille fœj, ville vil, mille mil, peu pø, fleur flœʁ, sœur sœʁ,
chat ʃa, chien ʃjɛ̃, photo foto, question kɛstjɔ̃, nation nasjɔ̃, montagne mɔ̃taɲ, agneau aɲo, guerre gɛʁ, gens ʒɑ̃, rouge ʁuʒ,
garçon gaʁsɔ̃, cent sɑ̃, six sis, dix dis, deux dø, est ɛ, et e, les le, manger mɑ̃ʒe, parlez paʁle,
parlent paʁl, aimer eme, mais mɛ, neige nɛʒ, reine ʁɛn, été ete, fête fɛt, hôtel otɛl, heure œʁ, aujourd'hui oʒuʁdɥi`

export const others = `
maison mɛzɔ̃, jardin ʒaʁdɛ̃, école ekɔl, livre livʁ, chapeau ʃapo, jambe ʒɑ̃b, bras bʁa, genou ʒənu, doigt dwa, bouche buʃ,
oreille oʁɛj, cheveux ʃəvø, printemps pʁɛ̃tɑ̃, automne otɔn, hiver ivɛʁ, blanc blɑ̃, noir nwaʁ, jaune ʒon, vert vɛʁ, bleu blø,
fromage fʁɔmaʒ, poisson pwasɔ̃, viande vjɑ̃d, légume legym, oignon ɔɲɔ̃, cuisine kɥizin, chambre ʃɑ̃bʁ, fenêtre fənɛtʁ, porte pɔʁt, bureau byʁo,
ami ami, frère fʁɛʁ, grand gʁɑ̃, petit pəti, heureux øʁø, demain dəmɛ̃, combien kɔ̃bjɛ̃, quatre katʁ, quinze kɛ̃z, compter kɔ̃te`
