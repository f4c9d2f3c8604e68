import { type Fixture, mailOf } from "./mail.ts";

const LUMIERE = "Claire Petit <claire.petit@lumiere-sante.fr>";
const SOL = "Marta Gil <marta.gil@bancosol.es>";

/** French and Spanish emails whose wording differs from those that the rules were written for. */
export const romance: readonly Fixture[] = [
  {
    name: "refus bref",
    kind: "rejection",
    card: "lumiere",
    raw: mailOf({
      from: LUMIERE,
      subject: "Chef de projet digital",
      text: "Bonjour Noor,\n\nMerci pour nos échanges. Le choix a été difficile, mais nous avons finalement retenu une autre candidature, plus expérimentée dans la santé.",
    }),
  },
  {
    name: "refus formel",
    kind: "rejection",
    card: "lumiere",
    raw: mailOf({
      from: "recrutement@lumiere-sante.fr",
      subject: "Suite à votre candidature",
      text: "Madame,\n\nAprès examen de votre dossier, il ne nous est pas possible d'y répondre favorablement. Avec votre accord, nous conservons votre CV dans notre vivier.",
    }),
  },
  {
    name: "poste pourvu",
    kind: "rejection",
    card: "lumiere",
    raw: mailOf({
      from: "Lumière Santé <no-reply@teamtailor-mail.com>",
      subject: "Des nouvelles de votre candidature",
      text: "Bonjour, nous revenons vers vous au sujet du poste de Chef de projet digital : celui-ci vient d'être pourvu en interne.",
    }),
  },
  {
    name: "candidature reçue",
    kind: "confirmation",
    card: "lumiere",
    raw: mailOf({
      from: "Lumière Santé <no-reply@welcomekit.co>",
      subject: "C'est dans la boîte !",
      text: "Bonjour Noor, ta candidature pour Chef de projet digital est bien arrivée chez Lumière Santé. L'équipe te répondra sous quinze jours.",
    }),
  },
  {
    name: "candidature transmise",
    kind: "confirmation",
    card: "lumiere",
    raw: mailOf({
      from: "Apec <nepasrepondre@apec.fr>",
      subject: "Votre candidature a été transmise",
      text: "Votre candidature à l'offre Chef de projet digital a été transmise à Lumière Santé. Vous pouvez suivre son avancement depuis votre espace.",
    }),
  },
  {
    name: "un appel",
    kind: "interview",
    card: "lumiere",
    raw: mailOf({
      from: LUMIERE,
      subject: "On s'appelle ?",
      text: "Bonjour Noor, votre CV m'a plu. Seriez-vous libre mardi ou mercredi après-midi pour que l'on fasse connaissance par téléphone, une petite demi-heure ?",
    }),
  },
  {
    name: "convocation",
    kind: "interview",
    card: "lumiere",
    raw: mailOf({
      from: "rh@lumiere-sante.fr",
      subject: "Convocation",
      text: "Madame, nous vous recevrons le lundi 7 décembre à 14 h dans nos locaux, 3 rue des Lilas, pour un entretien avec la directrice marketing. Merci de confirmer votre présence.",
    }),
  },
  {
    name: "entretien reporté",
    kind: "interview",
    card: "lumiere",
    raw: mailOf({
      from: LUMIERE,
      subject: "Re: entretien de jeudi",
      text: "Bonjour Noor, un imprévu m'oblige à décaler notre rendez-vous de jeudi. Vendredi 9 h vous irait-il ? Toutes mes excuses.",
    }),
  },
  {
    name: "embauche",
    kind: "offer",
    card: "lumiere",
    raw: mailOf({
      from: LUMIERE,
      subject: "Bonne nouvelle !",
      text: "Bonjour Noor, c'est oui ! Toute l'équipe souhaite vous voir nous rejoindre le 1er février. Vous trouverez ci-joint le projet de contrat ; dites-nous d'ici vendredi si ces conditions vous conviennent.",
    }),
  },
  {
    name: "test à faire",
    kind: "question",
    card: "lumiere",
    raw: mailOf({
      from: "Lumière Santé <rh@lumiere-sante.fr>",
      subject: "Étape suivante : étude de cas",
      text: "Bonjour Noor, nous vous proposons une étude de cas à nous rendre avant le 30 novembre. Comptez deux heures. Le sujet est en pièce jointe.",
    }),
  },
  {
    name: "salaire et préavis",
    kind: "question",
    card: "lumiere",
    raw: mailOf({
      from: LUMIERE,
      subject: "Deux précisions",
      text: "Bonjour, avant d'aller plus loin, quelle est votre fourchette de rémunération et de combien est votre préavis ?",
    }),
  },
  {
    name: "alerte emploi",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "HelloWork <alerte@hellowork.com>",
      subject: "8 nouvelles offres : chef de projet digital à Lyon",
      text: "Voici les dernières offres d'emploi pour vous. Lumière Santé recrute.",
      headers: ["List-Unsubscribe: <https://hellowork.com/u>"],
    }),
  },
  {
    name: "no breve",
    kind: "rejection",
    card: "bancosol",
    raw: mailOf({
      from: SOL,
      subject: "Novedades del proceso",
      text: "Hola Noor, quería contarte que finalmente el equipo se ha decantado por otra persona con más recorrido en banca. Ha sido un placer conocerte.",
    }),
  },
  {
    name: "no formal",
    kind: "rejection",
    card: "ole",
    raw: mailOf({
      from: "Cafés Olé <rrhh@cafesole.es>",
      subject: "Responsable de Marketing",
      text: "Estimada Noor: Le informamos de que su candidatura no ha resultado seleccionada para continuar en el proceso. Conservaremos su CV para futuras vacantes.",
    }),
  },
  {
    name: "descartada en InfoJobs",
    kind: "rejection",
    card: "bancosol",
    raw: mailOf({
      from: "InfoJobs <noreply@infojobs.net>",
      subject: "Tu candidatura en Banco Sol ha sido descartada",
      text: "Banco Sol ha descartado tu candidatura a la oferta Desarrollador Frontend.",
    }),
  },
  {
    name: "recibida en InfoJobs",
    kind: "confirmation",
    card: "bancosol",
    raw: mailOf({
      from: "InfoJobs <noreply@infojobs.net>",
      subject: "Te has inscrito en Desarrollador Frontend",
      text: "¡Ya está! Tu CV ya está en manos de Banco Sol. Te avisaremos si hay cambios.",
    }),
  },
  {
    name: "acuse",
    kind: "confirmation",
    card: "ole",
    raw: mailOf({
      from: "rrhh@cafesole.es",
      subject: "Candidatura recibida",
      text: "Buenos días: Acusamos recibo de su solicitud para la vacante de Responsable de Marketing. Si su perfil se ajusta, le llamaremos en los próximos días.",
    }),
  },
  {
    name: "una llamada",
    kind: "interview",
    card: "bancosol",
    raw: mailOf({
      from: SOL,
      subject: "¿Hablamos?",
      text: "Hola Noor: Me ha llegado tu CV y me parece muy interesante. ¿Qué tal te viene mañana a las 17 h para una primera toma de contacto por teléfono?",
    }),
  },
  {
    name: "entrevista presencial",
    kind: "interview",
    card: "ole",
    raw: mailOf({
      from: "rrhh@cafesole.es",
      subject: "Cita en nuestras oficinas",
      text: "Estimada Noor: La esperamos el jueves 3 de diciembre a las 10:00 en la calle Mayor 8 para entrevistarse con el director comercial. Confirme asistencia, por favor.",
    }),
  },
  {
    name: "entrevista aplazada",
    kind: "interview",
    card: "bancosol",
    raw: mailOf({
      from: SOL,
      subject: "Cambio de hora",
      text: "Noor, perdona: tenemos que pasar la entrevista del jueves al viernes a la misma hora. ¿Te va bien?",
    }),
  },
  {
    name: "oferta firme",
    kind: "offer",
    card: "bancosol",
    raw: mailOf({
      from: SOL,
      subject: "¡Queremos que te unas!",
      text: "Hola Noor: ¡buenas noticias! El equipo quiere que seas nuestra nueva Desarrolladora Frontend. Te adjunto las condiciones: 38.000 € brutos, teletrabajo y 25 días. Dinos algo antes del lunes.",
    }),
  },
  {
    name: "prueba técnica",
    kind: "question",
    card: "bancosol",
    raw: mailOf({
      from: "Banco Sol <seleccion@bancosol.es>",
      subject: "Prueba",
      text: "Hola: el siguiente paso es un pequeño reto de código que puedes hacer en casa. Tienes hasta el domingo para subirlo a GitHub y enviarnos el enlace.",
    }),
  },
  {
    name: "falta un título",
    kind: "question",
    card: "ole",
    raw: mailOf({
      from: "rrhh@cafesole.es",
      subject: "Documentación pendiente",
      text: "Buenos días, Noor. Nos falta el título universitario para completar su expediente. ¿Podría remitirlo esta semana?",
    }),
  },
  {
    name: "alerta de empleo",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "InfoJobs <alertas@infojobs.net>",
      subject: "10 ofertas nuevas de Frontend en Madrid",
      text: "Estas ofertas pueden interesarte. Banco Sol: Desarrollador Frontend.",
      headers: ["List-Unsubscribe: <https://infojobs.net/u>"],
    }),
  },
  {
    name: "CV visto",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "InfoJobs <noreply@infojobs.net>",
      subject: "Banco Sol ha leído tu CV",
      text: "La empresa ha consultado tu candidatura a Desarrollador Frontend.",
    }),
  },
];
