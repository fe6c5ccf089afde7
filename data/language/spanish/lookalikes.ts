/** Words of the site's language that mean something else in Spanish: "son" (they are), "van" (they go), "date" (hurry). */
export const spanishFalseFriends =
  'son|van|vet|pedi|mani|present|date|a date|tot|solo|single|ring|real|pie|once|sup|bub|bubs|fin|ten|come|me|tan|men|dice|late|sale|local|plan|pan|red|fan|has|he|are|base|actual|fume|pure|fine|ride|play|game|lots|view|sane|once|bite|mall|tea|rest|rush|edge|slow|fam|ac|a c|twin|la|card|pub';

/**
 * Common words that are one or two letters from a known word but not a misspelling of it. Found by correcting each of the
 * most frequent Spanish words; those whose correction does no harm are left out.
 */
export const spanishLookalikes =
  'papas papa tienes porque quien quieres decir cosas gente claro tenia todas veces carino adios cuanto pasar dices matar facil trata tenido veras caballeros idiota trato presidente recuerdas otras recuerda ejercito traje medico normal tenias corre vuelto norte trae traves cuantos carta planeta base comandante partes intento dejes vengan luces vienes cargo viendo rayos perdi miles bomba cartas accion memoria beber vuelvo ganas contar pedir tratar fondo solia tanta carter medicina locos pasada leyes malas intenta lleve trajo varios quieto calles sepas balas cambia pesar presento menor guardias vives conocerte doctora vimos tantas parado camioneta relajate idiotas relaciones acciones diles coger helicoptero tarea tonta escaleras pasos polvo pones muero sabido libras medicos entrenador parada vegas traigo correo carol arena casos intente maquinas trate placa notas comido veran pequenas combustible convierte rumbo paredes pecado golpes metas ricky reputacion cajas matan pieza cargos bombas salen patrick caido pantalla vinimos colina bolas botas peces camarada caras escalera casar reporte casada donna tratas metro pesado recuerde senado teneis tomes partida lata cabina pasas refuerzos sacado patrulla canta barry presentar intentas movil recuerden rocas metal electricidad aerea aliento conte fondos vuela entregar amado furia respiracion saludos quietos cerebral tocado hacias salgas espaldas';

/** Words of the rules whose misspellings are corrected. */
export const spanishMisspelt =
  'quiero busco necesito gratis menos barato sorprendeme diferente opciones dolares lejos cerca tambien presupuesto concierto';
