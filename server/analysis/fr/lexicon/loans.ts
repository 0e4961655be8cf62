/** Everyday words that dictionaries lack. */
export const loans =
  `whatsapp instagram facebook youtube tiktok netflix google online okay ok selfie wifi wi-fi smartphone email e-mail mail emails mails airbnb uber covid bluetooth
app apps appli applis streaming podcast podcasts blog blogs vlog burger burgers kebab sushi sushis brunch like likes follower followers influenceur influenceuse influenceurs
coucou mdr lol bof ben bah euh hein ouais ouf super sympa sympas bisous bisou ciao pardon resto restos ado ados appart frigo ordi prof profs fac bac boulot dispo infos info perso
hashtag tweet chat chats post posts snack snacks smoothie smoothies jogging shopping parking camping week-end weekend tram trams métro métros maths ciné télé vélo kilos kilo euros euro cents centime centimes
gym fitness yoga jean jeans pull pulls t-shirt t-shirts tee-shirt baskets basket hip-hop rap rock pop jazz manga mangas anime animes covoiturage trottinette trottinettes zoom teams skype spotify`.split(
    /\s+/,
  )
