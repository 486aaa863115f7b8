export const messages = {
  invalid_course_url: 'Escribe la dirección completa: https://…',
  training_without_category: 'Elige la categoría del curso',
  training_without_brands: 'Elige al menos una marca',
  training_without_description: 'Escribe de qué trata el curso',
  training_without_url: 'Un curso en línea necesita su dirección',
  training_without_place: 'Un curso presencial necesita su sede',
  student_email_taken: 'Ya hay un alumno de esta empresa con ese correo',
  grade_in_future: 'El examen no puede ser después de hoy',
  training_never_published: 'Este curso todavía no se ha publicado',
} as const;
