/** A job of the demo world: its key, title, whom it answers to in each line, and the roles that it gives. */
export interface JobSeed {
  readonly key: string;
  readonly name: string;
  readonly title: string;
  readonly operative: string | null;
  readonly functional: string | null;
  readonly roles: readonly string[];
}

/** Somebody who works in the demo world. Dates count from the day on which it is loaded. */
export interface EmployeeSeed {
  readonly name: string;
  readonly paternal: string;
  readonly maternal: string;
  readonly gender: 'female' | 'male';
  readonly job: string;
  readonly branch: string;
  readonly daysOfService: number;
  /** Days until a temporary contract ends; null for one without end. */
  readonly contractEndsIn: number | null;
  /** The account of whoever has one already. */
  readonly email?: string | undefined;
  /** The name of their account of the panel, where they work there. */
  readonly panel?: string | undefined;
}

/** Job titles with their English name and department. */
export const demoJobTitles: readonly (readonly [name: string, english: string, department: string])[] = [
  ['Director general', 'Chief executive officer', 'Dirección'],
  ['Director comercial', 'Sales director', 'Dirección'],
  ['Director de operaciones', 'Operations director', 'Dirección'],
  ['Gerente regional de ventas', 'Regional sales manager', 'Ventas'],
  ['Ejecutivo de ventas', 'Sales executive', 'Ventas'],
  ['Gerente de compras', 'Purchasing manager', 'Compras'],
  ['Comprador', 'Buyer', 'Compras'],
  ['Gerente de almacenes', 'Warehouse manager', 'Almacén'],
  ['Encargado de almacén', 'Warehouse supervisor', 'Almacén'],
  ['Almacenista', 'Storeman', 'Almacén'],
  ['Gerente de soporte', 'Support manager', 'Soporte técnico'],
  ['Agente de llamadas', 'Call agent', 'Soporte técnico'],
  ['Gerente de recursos humanos', 'Human resources manager', 'Recursos humanos'],
  ['Analista de nómina', 'Payroll analyst', 'Recursos humanos'],
  ['Gerente de mercadotecnia', 'Marketing manager', 'Mercadotecnia'],
  ['Diseñador', 'Designer', 'Mercadotecnia'],
  ['Contador general', 'General accountant', 'Contabilidad'],
  ['Auxiliar contable', 'Accounting assistant', 'Contabilidad'],
  ['Gerente de sistemas', 'Information technology manager', 'Sistemas'],
];

type Row = readonly [
  key: string,
  name: string,
  title: string,
  operative: string | null,
  functional: string | null,
  roles?: readonly string[],
];

const rows: readonly Row[] = [
  ['dg', 'Director general', 'Director general', null, null],
  ['dc', 'Director comercial', 'Director comercial', 'dg', 'dg'],
  ['do', 'Director de operaciones', 'Director de operaciones', 'dg', 'dg'],
  ['rh', 'Gerente de recursos humanos', 'Gerente de recursos humanos', 'dg', 'dg'],
  ['nomina', 'Analista de nómina', 'Analista de nómina', 'rh', 'rh'],
  ['conta', 'Contador general', 'Contador general', 'dg', 'dg'],
  ['aux', 'Auxiliar contable', 'Auxiliar contable', 'conta', 'conta'],
  ['sistemas', 'Gerente de sistemas', 'Gerente de sistemas', 'dg', 'dg'],
  ['vtas-mty', 'Gerente regional de ventas Monterrey', 'Gerente regional de ventas', 'dc', 'dc', ['salesman']],
  ['vtas-cdmx', 'Gerente regional de ventas México', 'Gerente regional de ventas', 'dc', 'dc', ['salesman']],
  ['vtas-gdl', 'Gerente regional de ventas Guadalajara', 'Gerente regional de ventas', 'dc', 'dc', ['salesman']],
  ['ej-mty', 'Ejecutivo de ventas Monterrey', 'Ejecutivo de ventas', 'vtas-mty', 'vtas-mty', ['salesman']],
  ['ej-cdmx', 'Ejecutivo de ventas México', 'Ejecutivo de ventas', 'vtas-cdmx', 'vtas-cdmx', ['salesman']],
  ['ej-gdl', 'Ejecutivo de ventas Guadalajara', 'Ejecutivo de ventas', 'vtas-gdl', 'vtas-gdl', ['salesman']],
  ['mercadotecnia', 'Gerente de mercadotecnia', 'Gerente de mercadotecnia', 'dc', 'dc'],
  ['diseno', 'Diseñador', 'Diseñador', 'mercadotecnia', 'mercadotecnia'],
  ['compras', 'Gerente de compras', 'Gerente de compras', 'do', 'do'],
  ['comprador', 'Comprador', 'Comprador', 'compras', 'compras'],
  ['almacenes', 'Gerente de almacenes', 'Gerente de almacenes', 'do', 'do'],
  // The warehouse of a region answers to its sales manager day by day, and to the warehouses' manager in its function.
  ['alm-mty', 'Encargado de almacén Monterrey', 'Encargado de almacén', 'vtas-mty', 'almacenes', ['storeman']],
  ['alm-cdmx', 'Encargado de almacén México', 'Encargado de almacén', 'vtas-cdmx', 'almacenes', ['storeman']],
  ['alm-gdl', 'Encargado de almacén Guadalajara', 'Encargado de almacén', 'vtas-gdl', 'almacenes', ['storeman']],
  ['almacenista-mty', 'Almacenista Monterrey', 'Almacenista', 'alm-mty', 'almacenes', ['storeman']],
  ['almacenista-cdmx', 'Almacenista México', 'Almacenista', 'alm-cdmx', 'almacenes', ['storeman']],
  ['soporte', 'Gerente de soporte', 'Gerente de soporte', 'do', 'do'],
  ['agente', 'Agente de llamadas', 'Agente de llamadas', 'soporte', 'soporte', ['call_agent']],
];

export const demoJobs: readonly JobSeed[] = rows.map(([key, name, title, operative, functional, roles = []]) => ({
  key,
  name,
  title,
  operative,
  functional,
  roles,
}));

type Person = readonly [
  name: string,
  paternal: string,
  maternal: string,
  gender: 'female' | 'male',
  job: string,
  branch: string,
  daysOfService: number,
  contractEndsIn: number | null,
  email?: string | undefined,
  panel?: string,
];

const staff: readonly Person[] = [
  ['Ignacio', 'Garza', 'Elizondo', 'male', 'dg', 'MTY', 6935, null],
  ['Ernesto', 'Cavazos', 'Leal', 'male', 'dc', 'MTY', 4380, null, undefined, 'ventas'],
  ['Humberto', 'Leal', 'Cavazos', 'male', 'do', 'MTY', 5110, null],
  ['Teresa', 'Aguirre', 'Salas', 'female', 'rh', 'MTY', 2920, null, undefined, 'rrhh'],
  ['Brenda', 'Ibarra', 'Luna', 'female', 'nomina', 'MTY', 810, null],
  ['Héctor', 'Arreola', 'Sada', 'male', 'conta', 'MTY', 3650, null, undefined, 'finanzas'],
  ['Karla', 'Medina', 'Ortiz', 'female', 'aux', 'MTY', 400, null],
  ['Joel', 'Prado', 'Zúñiga', 'male', 'aux', 'MTY', 70, 20],
  ['Damián', 'Orozco', 'Peña', 'male', 'sistemas', 'MTY', 2190, null],
  ['Mariana', 'Treviño', 'Lozano', 'female', 'vtas-mty', 'MTY', 2555, null, 'vendedor@demo.test'],
  ['Rogelio', 'Castañeda', 'Vega', 'male', 'vtas-cdmx', 'CDMX', 1825, null],
  ['Lucía', 'Navarro', 'Ríos', 'female', 'vtas-gdl', 'GDL', 1460, null],
  ['Sergio', 'Benavides', 'Cruz', 'male', 'ej-mty', 'MTY', 1200, null],
  ['Adriana', 'Cantú', 'Flores', 'female', 'ej-mty', 'MTY', 760, null],
  ['Pablo', 'Villegas', 'Soto', 'male', 'ej-mty', 'MTY', 85, 5],
  ['Itzel', 'Márquez', 'Durán', 'female', 'ej-cdmx', 'CDMX', 1500, null],
  ['Gerardo', 'Paredes', 'Lima', 'male', 'ej-cdmx', 'CDMX', 930, null],
  ['Nadia', 'Guerrero', 'Solís', 'female', 'ej-cdmx', 'CDMX', 150, 45],
  ['Emmanuel', 'Rangel', 'Haro', 'male', 'ej-gdl', 'GDL', 640, null],
  ['Fernanda', 'Topete', 'Arce', 'female', 'ej-gdl', 'GDL', 380, null],
  ['Andrés', 'Solís', 'Arteaga', 'male', 'mercadotecnia', 'MTY', 1700, null, undefined, 'marketing'],
  ['Rubén', 'Lozano', 'Ayala', 'male', 'diseno', 'MTY', 520, null],
  ['Paola', 'Zamora', 'Gil', 'female', 'diseno', 'MTY', 60, 28],
  ['Rodrigo', 'Elizondo', 'Ponce', 'male', 'compras', 'MTY', 2700, null, undefined, 'compras'],
  ['Leticia', 'Palacios', 'Rangel', 'female', 'comprador', 'MTY', 1100, null],
  ['Mauricio', 'Escobedo', 'Tamez', 'male', 'comprador', 'MTY', 430, null],
  ['Norma', 'Zúñiga', 'Peña', 'female', 'almacenes', 'MTY', 3285, null, undefined, 'almacen'],
  ['Óscar', 'Hernández', 'Nava', 'male', 'alm-mty', 'MTY', 1900, null, 'almacen@demo.test'],
  ['Noé', 'Barrera', 'Camacho', 'male', 'alm-cdmx', 'CDMX', 1600, null],
  ['Silvia', 'Ochoa', 'Delgado', 'female', 'alm-gdl', 'GDL', 1250, null],
  ['Tomás', 'Alanís', 'Ruelas', 'male', 'almacenista-mty', 'MTY', 700, null],
  ['Efraín', 'Cepeda', 'Núñez', 'male', 'almacenista-mty', 'MTY', 88, 2],
  ['Yolanda', 'Fuentes', 'Báez', 'female', 'almacenista-mty', 'MTY', 40, 50],
  ['Martín', 'Huerta', 'Sosa', 'male', 'almacenista-cdmx', 'CDMX', 990, null],
  ['Alicia', 'Valdés', 'Corona', 'female', 'almacenista-cdmx', 'CDMX', 75, 15],
  ['Gabriela', 'Rangel', 'Díaz', 'female', 'soporte', 'CDMX', 2300, null, undefined, 'soporte'],
  ['Daniela', 'Cisneros', 'Ruiz', 'female', 'agente', 'CDMX', 1050, null, 'agente@demo.test'],
  ['Hugo', 'Arellano', 'Trejo', 'male', 'agente', 'CDMX', 610, null],
  ['Berenice', 'Lara', 'Campos', 'female', 'agente', 'CDMX', 300, null],
  ['Ulises', 'Rocha', 'Ávila', 'male', 'agente', 'CDMX', 80, 9],
  ['Miriam', 'Solórzano', 'Vidal', 'female', 'agente', 'CDMX', 1, 89],
];

export const demoEmployees: readonly EmployeeSeed[] = staff.map(
  ([name, paternal, maternal, gender, job, branch, daysOfService, contractEndsIn, email, panel]) => ({
    name,
    paternal,
    maternal,
    gender,
    job,
    branch,
    daysOfService,
    contractEndsIn,
    ...(email === undefined ? {} : { email }),
    ...(panel === undefined ? {} : { panel }),
  }),
);
