export const messages = {
  invalid_course_url: { es: 'Escribe la dirección completa: https://…', en: 'Write the whole address: https://…' },
  training_without_category: { es: 'Elige la categoría del curso', en: 'Choose the category of the course' },
  training_without_brands: { es: 'Elige al menos una marca', en: 'Choose at least one brand' },
  training_without_description: { es: 'Escribe de qué trata el curso', en: 'Write what the course is about' },
  training_without_url: { es: 'Un curso en línea necesita su dirección', en: 'An online course needs its address' },
  training_without_place: { es: 'Un curso presencial necesita su sede', en: 'A course on site needs its place' },
  student_email_taken: {
    es: 'Ya hay un alumno de esta empresa con ese correo',
    en: 'This company already has a student with that e-mail',
  },
  grade_in_future: { es: 'El examen no puede ser después de hoy', en: 'The exam cannot be after today' },
  training_never_published: {
    es: 'Este curso todavía no se ha publicado',
    en: 'This course has not been published yet',
  },
} as const;
