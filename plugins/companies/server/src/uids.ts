export const uids = { company: 'api::companies.company' } as const;
export const tables = { company: 'companies', companyBranch: 'companies_branch_lnk', person: 'up_users' } as const;
